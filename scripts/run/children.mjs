// Processes that belong to a start: when one ends or a signal comes, all of them end, and the exit code is kept.
import { spawn } from 'node:child_process';
import { ROOT } from '../bootstrap/root.mjs';
import { exitCode } from '../bootstrap/runtime.mjs';

const GRACE_MS = 45_000;

/** Starts `node ...args` in the project's root, or in the folder `cwd`. */
export function startNode(args, { env, stdio = 'inherit', cwd = ROOT }) {
  return spawn(process.execPath, args, { cwd, env, stdio });
}

export const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/** Resolves with the exit code of `child`. */
export function whenEnded(child) {
  if (!isRunning(child)) return Promise.resolve(exitCode(child.exitCode, child.signalCode));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
}

/** Asks `child` to end and resolves with its exit code; one that does not end in time is killed. */
export async function stop(child, signal = 'SIGTERM') {
  if (isRunning(child)) child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  const code = await whenEnded(child);
  clearTimeout(timer);
  return code;
}
