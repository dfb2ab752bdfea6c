// npm start: installs and builds when needed, then runs the site; on the embedded sandbox when no merchants are set.
import { build } from './bootstrap/build.mjs';
import { Refusal, runMain } from './bootstrap/main.mjs';
import { fromRoot } from './bootstrap/root.mjs';
import { currentRelease } from './release/current-release.mjs';
import { announcement } from './run/announce.mjs';
import { isRunning, startNode, stop, whenEnded } from './run/children.mjs';
import { chooseMode, siteEnv } from './run/mode.mjs';
import { isFree, waitForAnswer } from './run/ports.mjs';
import { requireAlive, startSandbox } from './run/sandbox.mjs';
import { demoSecret } from './run/secret.mjs';
import { PLAIN_SWITCH, siteArgs } from './run/site-args.mjs';

const START_TIMEOUT_MS = 60_000;
const SECRET_FILE = fromRoot('.demo/session-secret');

function startSite(mode, sandbox) {
  const demo = sandbox && { sandboxPort: sandbox.port, secret: demoSecret(SECRET_FILE) };
  const env = siteEnv(process.env, mode, demo);
  return startNode(siteArgs(env, mode.port), { env, cwd: currentRelease() });
}

/** On a signal the site drains first; the rest of the start follows when it has ended. */
function drainOnSignals(site) {
  const told = { isEnding: false };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      told.isEnding = true;
      stop(site, signal);
    });
  }
  return told;
}

async function announceWhenUp(site, { mode, sandbox }) {
  const url = `http://127.0.0.1:${mode.port}/healthz`;
  const isUp = await waitForAnswer(url, { timeoutMs: START_TIMEOUT_MS, isGivenUp: () => !isRunning(site) });
  if (isUp) console.log(announcement(mode, sandbox?.port).join('\n'));
  else if (isRunning(site))
    console.error(`The site does not answer on ${url} after ${START_TIMEOUT_MS / 1000} s.`);
}

async function run(mode) {
  const sandbox = mode.isDemo ? await startSandbox(mode.sandboxPort) : undefined;
  const site = startSite(mode, sandbox);
  const children = sandbox ? [site, sandbox.child] : [site];
  const told = drainOnSignals(site);
  announceWhenUp(site, { mode, sandbox });
  await Promise.race(children.map(whenEnded));
  const isSandboxLost = isRunning(site) && !told.isEnding;
  const code = await stop(site, 'SIGINT');
  if (isSandboxLost) requireAlive(sandbox);
  if (sandbox) await stop(sandbox.child);
  return code;
}

await runMain(import.meta.url, async () => {
  if (process.argv.includes('--plain')) process.env[PLAIN_SWITCH] = '1';
  const mode = chooseMode(process.env);
  if (!(await isFree(mode.port))) throw new Refusal(`Port ${mode.port} is in use: free it, or set PORT.`);
  await build({ keepsHold: true });
  return run(mode);
});
