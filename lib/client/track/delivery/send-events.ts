// Sends events to the provider in batches, with one retry once the connection is back.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { readPixelTrack } from '@/lib/client/attribution/read-pixel-track';
import { hasConsent } from '@/lib/client/consent/consent-store';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { parseAffiliateCode } from '@/lib/shared/attribution/affiliate';
import { parseTracked } from '@/lib/shared/attribution/tracked-value';
import { events } from '@/lib/shared/calls/system-table';
import type { ReportedEvent } from '@/lib/shared/track/event';
import { buildEventItem, type EventSurroundings } from '@/lib/shared/track/event-item';
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

/** While the browser is online, the provider has this time to recover. */
const RETRY_AFTER_MS = 15_000;

let queue = EMPTY_QUEUE;
let timer: ReturnType<typeof setTimeout> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Retries failed events, also when the browser is online again. */
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
  // A keepalive call is limited to 64 kB: batches fit.
  void callApi(events, { body: { events: toBatchText(batch) }, keepalive: true }).then((answer) => {
    queue = settleBatch(queue, batch, judgeAnswer(answer));
    waitForConnection();
  });
}

/** Sends all queued events, e.g. on leave. Never throws. */
export function flushEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  for (let taken = takeBatch(queue); taken.batch.length > 0; taken = takeBatch(queue)) {
    queue = taken.queue;
    sendBatch(taken.batch);
  }
}

/** Offline, events wait for the online event. */
function flushWhenOnline(): void {
  timer = undefined;
  if (window.navigator.onLine) flushEvents();
}

/** Returns the context from the landing attribution; ad and click ids only with consent. Never throws. */
function getEventContext(): EventSurroundings {
  const { affiliateCode, referralCode } = readStoredRecord(STORED.regInfo) ?? {};
  const isGranted = hasConsent();
  return {
    affiliateCode: parseAffiliateCode(affiliateCode),
    referralCode: parseTracked(referralCode),
    isGranted,
    pixelTrack: isGranted ? readPixelTrack() : undefined,
  };
}

/** Queues an event; events of the same tick share a batch. */
export function sendEvent(event: ReportedEvent): void {
  queue = addToQueue(queue, JSON.stringify(buildEventItem(event, getEventContext())));
  timer ??= setTimeout(flushWhenOnline, 0);
}
