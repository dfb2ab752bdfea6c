// Cross-tab locks: tabs do the same thing in sequence, or one alone.
import 'client-only';
import { SUBMIT_GUARD_MS } from '@/lib/shared/constants';

function nameOf(what: string): string {
  return `mc-turn-${what}`;
}

/** Runs `work` while no other tab holds the lock; without Web Locks, or where cookies are blocked, which rejects them, at once. */
export async function withTabLock<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const { locks } = window.navigator;
  if (!locks) return work();
  let running: Promise<Value> | undefined;
  const run = () => {
    running = work();
    return running;
  };
  return locks.request(nameOf(what), run).catch(() => running ?? work());
}

/** Runs `work` unless another tab holds the lock or did until 500 ms ago; then gives undefined. */
export async function tryTabLock<Value>(
  what: string,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  const { locks } = window.navigator;
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const run = async (lock: Lock | null) => {
      if (!lock) return resolve(undefined);
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, SUBMIT_GUARD_MS));
    };
    void locks.request(nameOf(what), { ifAvailable: true }, run).catch(() => work().then(resolve, reject));
  });
}
