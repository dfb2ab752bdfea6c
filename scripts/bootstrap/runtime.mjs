// Restarts a script under the project's own Node 24 if an older one runs it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fromRoot } from './root.mjs';

const WANTED_MAJOR = 24;
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export const OWN_NODE = fromRoot('node_modules/node/bin/node');

/** Returns whether a Node version ("v20.20.2") is too old. */
export function isTooOld(version) {
  return Number.parseInt(version.slice(1), 10) < WANTED_MAJOR;
}

/** Forwards termination signals to `child`; the caller exits with the child's code. */
export function forwardSignals(child) {
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
}

/** Returns a child's exit code as a shell reports it. */
export function exitCode(code, signal) {
  const bySignal = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGKILL: 137 };
  return code ?? bySignal[signal] ?? 1;
}

/** Restarts the script at `moduleUrl` under the project's Node and exits with its code. Never returns. */
export function restartUnderOwnNode(moduleUrl) {
  const script = fileURLToPath(moduleUrl);
  const child = spawn(OWN_NODE, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  forwardSignals(child);
  return new Promise(() => child.on('exit', (code, signal) => process.exit(exitCode(code, signal))));
}
