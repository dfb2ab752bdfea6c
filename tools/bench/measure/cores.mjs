// Which core a process runs on: what is measured has one for itself; load generator and provider share another.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';

const TASKSET = '/usr/bin/taskset';
const canPin = existsSync(TASKSET) && cpus().length > 1;

export const LOAD_CORE = '0';
export const MEASURED_CORE = '1';
/** For rows about several processes of the site at once. */
export const ALL_CORES = `0-${cpus().length - 1}`;

/** Returns a command that runs on the given cores; unchanged where nothing can be pinned. */
export function onCore(cores, command) {
  return canPin ? [TASKSET, '-c', cores, ...command] : command;
}
