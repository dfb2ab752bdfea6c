// A fixed piece of work: its time shows how fast the measured core is now.
import { execFileSync } from 'node:child_process';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { MEASURED_CORE, onCore } from './cores.mjs';

/** A row whose yardstick moved by more is not written. */
export const MAX_DRIFT = 0.15;

/** Returns the ms that the work takes on the core of the measured processes. */
export function readYardstick() {
  const work = fromRoot('tools/bench/servers/yardstick-work.mjs');
  const [command, ...args] = onCore(MEASURED_CORE, [process.execPath, work]);
  return Number(execFileSync(command, args, { encoding: 'utf8' }));
}

/** Returns by which share two readings differ. */
export function driftOf(before, after) {
  return Math.max(before, after) / Math.min(before, after) - 1;
}
