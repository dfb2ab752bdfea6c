// npm run dev: installs if needed, then serves the sources with hot reload; with the sandbox if no merchants are set.
import { runMain } from './bootstrap/main.mjs';
import { startNode } from './run/children.mjs';
import { chooseMode, siteEnv } from './run/mode.mjs';
import { requireFree } from './run/ports.mjs';
import { runSite } from './run/run-site.mjs';
import { toDemo } from './run/secret.mjs';
import { requireKnownArgs } from './run/site-args.mjs';
import { startWatchedSandbox } from './run/watched-sandbox.mjs';

/** The first response waits for the compiler. */
const START_TIMEOUT_MS = 300_000;
const NODE_ENV = 'development';

function developmentEnv(mode, sandbox) {
  const { PAGE_CACHE, STATE_DIR } = process.env;
  return {
    ...siteEnv(process.env, mode, toDemo(sandbox)),
    NODE_ENV,
    NEXT_TELEMETRY_DISABLED: '1',
    PAGE_CACHE: PAGE_CACHE || 'off',
    STATE_DIR: STATE_DIR || 'none',
  };
}

await runMain(import.meta.url, async () => {
  requireKnownArgs();
  const mode = chooseMode({ ...process.env, NODE_ENV });
  await requireFree(mode.port);
  const startSite = (sandbox) => {
    const args = ['node_modules/next/dist/bin/next', 'dev', '--port', String(mode.port)];
    return startNode(args, { env: developmentEnv(mode, sandbox) });
  };
  return runSite(mode, { startSandbox: startWatchedSandbox, startSite, timeoutMs: START_TIMEOUT_MS });
});
