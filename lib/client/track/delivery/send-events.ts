// Sends events to the provider's server: those of one moment in one call, and once more when the connection is back.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getEventSurroundings } from '@/lib/client/track/delivery/event-surroundings';
import { events } from '@/lib/shared/calls/system-table';
import type { ReportedEvent } from '@/lib/shared/track/event';
import { buildEventItem } from '@/lib/shared/track/event-item';
import {
  addToQueue,
  EMPTY_QUEUE,
  judgeAnswer,
  type QueuedEvent,
  reviveQueue,
  settleBatch,
  takeBatch,
  toBatchText,
} from '@/lib/shared/track/event-queue';

/** Where the browser believes to be online, the provider gets this long to recover. */
const RETRY_AFTER_MS = 15_000;

let queue = EMPTY_QUEUE;
let timer: ReturnType<typeof setTimeout> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends what failed once more; also when the browser is online again. */
export function retryEvents(): void {
  clearTimeout(retry);
  retry = undefined;
  queue = reviveQueue(queue);
  flushEvents();
}

function waitForConnection(): void {
  if (queue.failed.length > 0 && window.navigator.onLine) retry ??= setTimeout(retryEvents, RETRY_AFTER_MS);
}

function sendBatch(batch: readonly QueuedEvent[]): void {
  // A call that outlives its page may hold 64 kB: batches are cut to fit.
  void callApi(events, { body: { events: toBatchText(batch) }, keepalive: true }).then((answer) => {
    queue = settleBatch(queue, batch, judgeAnswer(answer));
    waitForConnection();
  });
}

/** Sends all that waits now; a page that is being left has no later. Shows nothing, never throws. */
export function flushEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  for (let taken = takeBatch(queue); taken.batch.length > 0; taken = takeBatch(queue)) {
    queue = taken.queue;
    sendBatch(taken.batch);
  }
}

/** Offline nothing is tried: what waits goes when the browser says that it is online again. */
function flushWhenOnline(): void {
  timer = undefined;
  if (window.navigator.onLine) flushEvents();
}

/** Puts one event on its way, together with the others of this moment. */
export function sendEvent(event: ReportedEvent): void {
  queue = addToQueue(queue, JSON.stringify(buildEventItem(event, getEventSurroundings())));
  timer ??= setTimeout(flushWhenOnline, 0);
}
