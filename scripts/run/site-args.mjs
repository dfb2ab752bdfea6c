// Arguments that start the built site: with the Node server, or under plain `next start`.
import { BootstrapError } from '../bootstrap/main.mjs';

/** Tests and `npm start -- --plain` set it. */
export const PLAIN_SWITCH = 'PLAIN_NEXT';

/** Longer than a load balancer keeps an idle connection, as in the Node server. */
const KEEP_ALIVE_MS = 70_000;

/** Returns the arguments for Node in a release folder; PLAIN_NEXT=1 in `env` selects `next start`. */
export function siteArgs(env, port) {
  if (env[PLAIN_SWITCH] !== '1') return ['build/server.mjs'];
  const options = ['--port', String(port), '--keepAliveTimeout', String(KEEP_ALIVE_MS)];
  return ['node_modules/next/dist/bin/next', 'start', ...options];
}

/** Rejects switches of the command line that are not `known`. */
export function requireKnownArgs(known = [], args = process.argv.slice(2)) {
  const strange = args.filter((arg) => !known.includes(arg));
  if (strange.length === 0) return;
  const switches = known.join(', ') || 'no switch';
  throw new BootstrapError(
    `Unknown: ${strange.join(', ')}. This command takes ${switches}; the environment sets the rest.`,
  );
}
