// Chooses demo or production from the environment, and builds the site's environment.
import path from 'node:path';
import { BootstrapError } from '../bootstrap/main.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { isPort, MAX_PORT } from './ports.mjs';

/** A source of the registry is an address, also one of a kind that the site refuses; a folder or file is a path from the root. */
const ADDRESS = /^[a-z][a-z0-9+.-]+:/;
const DEMO_MERCHANTS = 'sandbox/merchants';
const DEFAULT_PORT = 3000;
const DEFAULT_SANDBOX_PORT = 4010;

function parsePort(name, text, fallback) {
  if (!text) return fallback;
  const port = Number(text);
  if (isPort(port)) return port;
  throw new BootstrapError(`${name} must be a port number from 1 to ${MAX_PORT}, found "${text}".`);
}

/** Returns whether MERCHANTS is the address of a source, and not a path. */
export const isAddress = (merchants) => ADDRESS.test(merchants);

/** Returns the mode of `env`; rejects a production start without merchants. */
export function chooseMode(env) {
  const isDemo = !env.MERCHANTS;
  if (isDemo && env.NODE_ENV === 'production') {
    throw new BootstrapError(
      'MERCHANTS is not set: with NODE_ENV=production the site does not start on demo merchants.',
    );
  }
  return {
    isDemo,
    // A site reports a bad one with all other faults of its environment; one that it chooses itself has no address to print.
    port:
      isDemo || env.PORT === '0'
        ? parsePort('PORT', env.PORT, DEFAULT_PORT)
        : Number(env.PORT || DEFAULT_PORT),
    sandboxPort: parsePort('SANDBOX_PORT', env.SANDBOX_PORT, DEFAULT_SANDBOX_PORT),
    merchants: isDemo ? DEMO_MERCHANTS : env.MERCHANTS,
  };
}

/** Returns the demo's environment, without the secret that its start creates. */
export function demoEnv(env) {
  const sandboxPort = parsePort('SANDBOX_PORT', env.SANDBOX_PORT, DEFAULT_SANDBOX_PORT);
  return { MERCHANTS: DEMO_MERCHANTS, SANDBOX_ORIGIN: `http://127.0.0.1:${sandboxPort}` };
}

/** Last good merchants are stored beside the releases, so that the next release finds them. */
function stateEnv({ STATE_DIR, STATE_DIRECTORY }) {
  if (STATE_DIR === 'none' || (!STATE_DIR && STATE_DIRECTORY)) return {};
  return { STATE_DIR: path.resolve(ROOT, STATE_DIR || '.state') };
}

/** Returns the site's environment; relative merchant paths start at the root. `demo`: the sandbox's port and a generated secret. */
export function siteEnv(env, { port, merchants }, demo) {
  const site = {
    ...env,
    NODE_ENV: 'production',
    PORT: String(port),
    MERCHANTS: isAddress(merchants) ? merchants : path.resolve(ROOT, merchants),
    ...stateEnv(env),
  };
  if (!demo) return site;
  const SANDBOX_ORIGIN = `http://127.0.0.1:${demo.sandboxPort}`;
  return { ...site, SANDBOX_ORIGIN, SESSION_SECRET: env.SESSION_SECRET || demo.secret };
}
