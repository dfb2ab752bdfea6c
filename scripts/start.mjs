// npm start: installs and builds if needed, then runs the site; with the sandbox if no merchants are set.

import { runMain } from './bootstrap/main.mjs';
import { currentRelease } from './release/current-release.mjs';
import { build } from './release/make/build-release.mjs';
import { startNode } from './run/children.mjs';
import { chooseMode, siteEnv } from './run/mode.mjs';
import { requireFree } from './run/ports.mjs';
import { runSite } from './run/run-site.mjs';
import { startSandboxProcess } from './run/sandbox.mjs';
import { toDemo } from './run/secret.mjs';
import { PLAIN_SWITCH, requireKnownArgs, siteArgs } from './run/site-args.mjs';

const START_TIMEOUT_MS = 60_000;

await runMain(import.meta.url, async () => {
  requireKnownArgs(['--plain']);
  if (process.argv.includes('--plain')) process.env[PLAIN_SWITCH] = '1';
  const mode = chooseMode(process.env);
  await requireFree(mode.port);
  await build({ keepsHold: true });
  const startSite = (sandbox) => {
    const env = siteEnv(process.env, mode, toDemo(sandbox));
    return startNode(siteArgs(env, mode.port), { env, cwd: currentRelease() });
  };
  return runSite(mode, { startSandbox: startSandboxProcess, startSite, timeoutMs: START_TIMEOUT_MS });
});
