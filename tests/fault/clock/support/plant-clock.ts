// The clock of a running site, put forth or back by a test (planted-clock.mjs).
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

/** Environment that gives a site a fake clock, and its control: `jumpTo` takes ms from the true time. */
export function plantClock(): {
  readonly env: Record<string, string>;
  readonly jumpTo: (pid: number, shiftMs: number) => Promise<void>;
} {
  const file = path.join(makeTemporaryFolder('clock'), 'clock');
  const jumpTo = async (pid: number, shiftMs: number): Promise<void> => {
    writeFileSync(file, String(shiftMs));
    process.kill(pid, 'SIGUSR2');
    await until(() => !existsSync(file), 'the jump of the clock');
  };
  return {
    env: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${ROOT}/tests/fault/clock/support/planted-clock.mjs`,
    },
    jumpTo,
  };
}
