// The sandbox as a child process: port, log and end.
import { openSync } from 'node:fs';
import { BootstrapError } from '../bootstrap/main.mjs';
import { openLog, printTail } from '../bootstrap/quiet.mjs';
import { isRunning, startNode, stop, whenEnded } from './children.mjs';
import { freePort } from './ports.mjs';

const MAIN = 'sandbox/main.ts';

export function launchSandbox(port) {
  const log = openLog('sandbox');
  const out = openSync(log, 'w');
  const env = { ...process.env, SANDBOX_PORT: String(port) };
  return { log, child: startNode([MAIN], { env, stdio: ['ignore', out, out] }) };
}

/** Throws with the end of its log if the sandbox has ended. */
function requireAlive({ child, log }) {
  if (isRunning(child)) return;
  printTail(log);
  throw new BootstrapError(`The sandbox ended with exit code ${child.exitCode}; its log is ${log}`);
}

/** Starts the sandbox on `wantedPort`, or on a free port if that is taken. */
export async function startSandboxProcess(wantedPort) {
  const port = await freePort(wantedPort);
  const launched = launchSandbox(port);
  const { child } = launched;
  return {
    port,
    child,
    whenEnded: () => whenEnded(child),
    requireAlive: () => requireAlive(launched),
    stop: () => stop(child),
  };
}
