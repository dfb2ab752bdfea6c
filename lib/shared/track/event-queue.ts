// The queue of events on their way to the provider's server: bounded, sent in batches, tried twice at most.
import type { Result } from '@/lib/shared/calls/envelope';

/** At most this many events go in one call, and this many wait; browsers let a call outlive its page up to 64 kB. */
export const EVENT_QUEUE = { batch: 20, batchLength: 30_000, waiting: 50 } as const;

/** One event as JSON text. */
export type QueuedEvent = { readonly text: string; readonly isSecondTry: boolean };

/** What waits: to be sent, and for the connection to come back; `isOff` where the merchant has no such call. */
export type EventQueue = {
  readonly fresh: readonly QueuedEvent[];
  readonly failed: readonly QueuedEvent[];
  readonly isOff: boolean;
};

/** How a call went: taken; not reached, so that another try may help; refused; or no such call. */
export type Verdict = 'taken' | 'lost' | 'refused' | 'off';

/** A queue in which nothing waits. */
export const EMPTY_QUEUE: EventQueue = { fresh: [], failed: [], isOff: false };

/** Adds one event. Where too many wait, the oldest go: first those that have failed before. */
export function addToQueue(queue: EventQueue, text: string): EventQueue {
  if (queue.isOff) return queue;
  const fresh = [...queue.fresh, { text, isSecondTry: false }].slice(-EVENT_QUEUE.waiting);
  const room = EVENT_QUEUE.waiting - fresh.length;
  return { ...queue, fresh, failed: room === 0 ? [] : queue.failed.slice(-room) };
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

/** Takes the next batch out, the oldest first; an empty one when nothing waits. */
export function takeBatch(queue: EventQueue): {
  readonly batch: readonly QueuedEvent[];
  readonly queue: EventQueue;
} {
  const count = countFitting(queue.fresh);
  return { batch: queue.fresh.slice(0, count), queue: { ...queue, fresh: queue.fresh.slice(count) } };
}

/** The JSON text of a batch: what `events` holds. */
export function toBatchText(batch: readonly QueuedEvent[]): string {
  return `[${batch.map(({ text }) => text).join(',')}]`;
}

/** What an answer means for its batch. */
export function judgeAnswer(answer: Result<unknown>): Verdict {
  if (answer.ok) return 'taken';
  if (answer.code === 'unknown_call' || answer.code === 'check_url') return 'off';
  return answer.status === 0 || answer.status === 429 || answer.status >= 500 ? 'lost' : 'refused';
}

/** The queue after a batch came back: what was lost the first time waits for the connection, all else is over. */
export function settleBatch(queue: EventQueue, batch: readonly QueuedEvent[], verdict: Verdict): EventQueue {
  if (verdict === 'off') return { fresh: [], failed: [], isOff: true };
  if (verdict !== 'lost') return queue;
  const again = batch.filter(({ isSecondTry }) => !isSecondTry);
  const room = EVENT_QUEUE.waiting - queue.fresh.length;
  return { ...queue, failed: room === 0 ? [] : [...queue.failed, ...again].slice(-room) };
}

/** The connection is back: what failed goes once more, before the newer ones. */
export function reviveQueue(queue: EventQueue): EventQueue {
  const again = queue.failed.map(({ text }) => ({ text, isSecondTry: true }));
  return { ...queue, fresh: [...again, ...queue.fresh], failed: [] };
}
