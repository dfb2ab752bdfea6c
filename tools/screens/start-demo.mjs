// The demo as `npm start` runs it, on free ports and without an announcement.
import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { BootstrapError } from '../../scripts/bootstrap/main.mjs';
import { openLog } from '../../scripts/bootstrap/quiet.mjs';
import { currentRelease } from '../../scripts/release/current-release.mjs';
import { isRunning, startNode, stop } from '../../scripts/run/children.mjs';
import { siteEnv } from '../../scripts/run/mode.mjs';
import { freePort, waitForAnswer } from '../../scripts/run/ports.mjs';
import { startSandboxProcess } from '../../scripts/run/sandbox.mjs';

const PORTS = { site: 3200, sandbox: 4210 };
const START_TIMEOUT_MS = 60_000;

/** Starts site and sandbox with the demo's merchants, or with those of a folder, and with `more` in the site's environment; `stop` ends both. */
export async function startScreensDemo(merchants = 'sandbox/merchants', more = {}, ports = PORTS) {
  const sandbox = await startSandboxProcess(ports.sandbox);
  const port = await freePort(ports.site);
  const log = openLog('screens-site');
  const out = openSync(log, 'w');
  const demo = { sandboxPort: sandbox.port, secret: randomBytes(32).toString('hex') };
  const env = { ...siteEnv(process.env, { port, merchants }, demo), ...more };
  const site = startNode(['build/server.mjs'], { env, stdio: ['ignore', out, out], cwd: currentRelease() });
  const stopBoth = async () => {
    await stop(site, 'SIGINT');
    await stop(sandbox.child);
  };
  const url = `http://127.0.0.1:${port}/readyz`;
  const isGivenUp = () => !isRunning(site);
  if (await waitForAnswer(url, { timeoutMs: START_TIMEOUT_MS, isGivenUp }))
    return { port, sandboxPort: sandbox.port, stop: stopBoth };
  await stopBoth();
  throw new BootstrapError(`The demo did not start; its log is ${log}`);
}
