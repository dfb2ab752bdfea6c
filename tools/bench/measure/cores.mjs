// Which core a process runs on: what is measured has one for itself; load generator, provider and browser share another.
import { execFileSync } from 'node:child_process';
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

/** Runs `use` while this process, and all that it starts meanwhile, is on the given cores. */
export async function withCore(cores, use) {
  const pin = (list) => canPin && execFileSync(TASKSET, ['-a', '-c', '-p', list, String(process.pid)]);
  pin(cores);
  try {
    return await use();
  } finally {
    pin(ALL_CORES);
  }
}
