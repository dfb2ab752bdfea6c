// The project brings its own Node 24: a script that was started by an older one starts itself again under it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fromRoot } from './root.mjs';

const WANTED_MAJOR = 24;
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export const OWN_NODE = fromRoot('node_modules/node/bin/node');

/** Is this version of Node ("v20.20.2") older than the one the project is written for? */
export function isTooOld(version) {
  return Number.parseInt(version.slice(1), 10) < WANTED_MAJOR;
}

/** Passes the signals that end a process on to `child`; the caller leaves with the child's own exit code. */
export function forwardSignals(child) {
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
}

/** Exit code of a child as a shell would tell it. */
export function exitCode(code, signal) {
  const bySignal = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGKILL: 137 };
  return code ?? bySignal[signal] ?? 1;
}

/** Runs the script at `moduleUrl` again under the project's Node and leaves with its exit code. Never returns. */
export function restartUnderOwnNode(moduleUrl) {
  const script = fileURLToPath(moduleUrl);
  const child = spawn(OWN_NODE, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  forwardSignals(child);
  return new Promise(() => child.on('exit', (code, signal) => process.exit(exitCode(code, signal))));
}
