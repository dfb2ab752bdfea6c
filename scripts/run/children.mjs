// Processes of one start: when one ends or a signal arrives, all end, and the exit code is kept.
import { spawn } from 'node:child_process';
import { ROOT } from '../bootstrap/root.mjs';
import { exitCode } from '../bootstrap/runtime.mjs';

const GRACE_MS = 45_000;

export function startNode(args, { env, stdio = 'inherit', cwd = ROOT }) {
  return spawn(process.execPath, args, { cwd, env, stdio });
}

export const isRunning = (child) => child.exitCode === null && child.signalCode === null;

export function whenEnded(child) {
  if (!isRunning(child)) return Promise.resolve(exitCode(child.exitCode, child.signalCode));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
}

/** Stops `child` and resolves with its exit code; kills it after a time limit. */
export async function stop(child, signal = 'SIGTERM') {
  if (isRunning(child)) child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  const code = await whenEnded(child);
  clearTimeout(timer);
  return code;
}
