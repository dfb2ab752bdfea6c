// Measurements of time that a busy machine does not distort.
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { findSingleton, forget } from '@/tests/unit/server/support/test-site';

const SLACK_MS = 15;

/** Whether a call took longer than a clock of `limitMs` beside it, which the same machine delays as much. */
export async function waitedTooLong<Value>(
  call: () => Promise<Value>,
  limitMs = 50,
): Promise<{ value: Value; isLate: boolean }> {
  let isLate = false;
  const clock = async () => {
    await sleep(limitMs);
    await sleep(SLACK_MS);
    // The call's own limit reads what has arrived before it ends; so does this one.
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    isLate = true;
  };
  // The call first: a busy machine may pause between two lines.
  const answer = call();
  void clock();
  const value = await answer;
  return { value, isLate };
}

/** Closes the connections of this process, as its exit would, and clears its memory. */
export async function endInstance(): Promise<void> {
  const channel = findSingleton<{ client?: Redis }>('channel');
  for (const client of [findSingleton<Redis>('redis'), channel?.client]) {
    if (!client || client.status === 'end') continue;
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.disconnect();
    // A client that waits to reconnect emits no `end`.
    await Promise.race([ended, sleep(200)]);
  }
  forget();
}
