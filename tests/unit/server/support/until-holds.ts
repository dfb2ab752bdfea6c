// Waits for what a registry does by itself.
import { setTimeout as wait } from 'node:timers/promises';

/** Waits until it holds, for 15 s at most; returns whether it does. */
export async function untilHolds(holds: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 300 && !holds(); tries += 1) await wait(50);
  return holds();
}
