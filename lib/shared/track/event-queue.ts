// Bounded queue of events for the provider's server, sent in batches, with one retry.
import type { Result } from '@/lib/shared/calls/envelope';

/** Browsers let keepalive requests carry up to 64 kB. */
export const EVENT_QUEUE = { batch: 20, batchLength: 30_000, waiting: 50 } as const;

export type QueuedEvent = { readonly text: string; readonly isSecondTry: boolean };

/** `fresh` is to be sent, `failed` waits for the connection; `isOff` where the merchant has no such call. */
export type EventQueue = {
  readonly fresh: readonly QueuedEvent[];
  readonly failed: readonly QueuedEvent[];
  readonly isOff: boolean;
};

/** `lost` may be retried; `off` means that there is no such call. */
export type Verdict = 'taken' | 'lost' | 'refused' | 'off';

export const EMPTY_QUEUE: EventQueue = { fresh: [], failed: [], isOff: false };

/** Adds an event. When full, drops the oldest, failed ones first. */
export function addToQueue(queue: EventQueue, text: string): EventQueue {
  if (queue.isOff) return queue;
  const fresh = [...queue.fresh, { text, isSecondTry: false }].slice(-EVENT_QUEUE.waiting);
  const capacity = EVENT_QUEUE.waiting - fresh.length;
  return { ...queue, fresh, failed: capacity === 0 ? [] : queue.failed.slice(-capacity) };
}

function countFitting(events: readonly QueuedEvent[]): number {
  let length = 0;
  const first = events.slice(0, EVENT_QUEUE.batch);
  const tooMany = first.findIndex(({ text }, nth) => {
    length += text.length + 1;
    return nth > 0 && length > EVENT_QUEUE.batchLength;
  });
  return tooMany === -1 ? first.length : tooMany;
}

/** Takes the next batch, oldest first. */
export function takeBatch(queue: EventQueue): {
  readonly batch: readonly QueuedEvent[];
  readonly queue: EventQueue;
} {
  const count = countFitting(queue.fresh);
  return { batch: queue.fresh.slice(0, count), queue: { ...queue, fresh: queue.fresh.slice(count) } };
}

/** Serialises a batch for `events`. */
export function toBatchText(batch: readonly QueuedEvent[]): string {
  return `[${batch.map(({ text }) => text).join(',')}]`;
}

/** Classifies a response. */
export function judgeAnswer(answer: Result<unknown>): Verdict {
  if (answer.ok) return 'taken';
  if (answer.code === 'unknown_call' || answer.code === 'check_url') return 'off';
  return answer.status === 0 || answer.status === 429 || answer.status >= 500 ? 'lost' : 'refused';
}

/** Returns the queue after a batch: lost events wait for one retry, others are done. */
export function settleBatch(queue: EventQueue, batch: readonly QueuedEvent[], verdict: Verdict): EventQueue {
  if (verdict === 'off') return { fresh: [], failed: [], isOff: true };
  if (verdict !== 'lost') return queue;
  const again = batch.filter(({ isSecondTry }) => !isSecondTry);
  const capacity = EVENT_QUEUE.waiting - queue.fresh.length;
  return { ...queue, failed: capacity === 0 ? [] : [...queue.failed, ...again].slice(-capacity) };
}

/** Requeues failed events before newer ones, once the connection is back. */
export function reviveQueue(queue: EventQueue): EventQueue {
  const again = queue.failed.map(({ text }) => ({ text, isSecondTry: true }));
  return { ...queue, fresh: [...again, ...queue.fresh], failed: [] };
}
