// Tabs of one browser that are about to do the same thing at the same time: one after the other, or one alone.
import 'client-only';
import { TIMING } from '@/lib/shared/constants';

function nameOf(what: string): string {
  return `mc-turn-${what}`;
}

/** Runs `work` once no other tab is at `what`; where locks are missing, at once. */
export async function inTurn<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const { locks } = window.navigator;
  return locks ? locks.request(nameOf(what), work) : work();
}

/**
 * Runs `work` unless another tab is at `what`, or was until 500 ms ago: then undefined, and nothing was done. It is what a form does with a
 * second tap, over all tabs.
 */
export async function unlessElsewhere<Value>(
  what: string,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  const { locks } = window.navigator;
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const run = async (lock: Lock | null) => {
      if (!lock) return resolve(undefined);
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, TIMING.submitGuardMs));
    };
    void locks.request(nameOf(what), { ifAvailable: true }, run).catch(reject);
  });
}
