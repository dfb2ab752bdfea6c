// Converts events to calls of Meta, TikTok, Kwai and BIGO.
import { clickParametersOf } from '@/lib/shared/pixel/calls/click-parameters';
import { eventNamesOf, isMetaStandard } from '@/lib/shared/pixel/event-table';
import type { PixelEvent } from '@/lib/shared/pixel/pixel-event';

export type PixelCall = readonly unknown[];

/** `fbq(…)`: the event id lets Meta deduplicate browser and server events. */
export function toMetaCalls({ name, eventId, money, content, clicks }: PixelEvent): PixelCall[] {
  const parameters = {
    ...money,
    ...(content && { content_ids: [content.id], content_type: content.type }),
    ...clickParametersOf('meta', clicks),
  };
  const eventNames = eventNamesOf(name).meta;
  return eventNames.map((eventName) => [
    isMetaStandard(eventName) ? 'track' : 'trackCustom',
    eventName,
    parameters,
    { eventID: eventId },
  ]);
}

function contentsOf({ money, content }: PixelEvent): object {
  if (!content) return {};
  const { id: content_id, type: content_type } = content;
  const price = money && { price: money.value };
  return { content_id, content_type, contents: [{ content_id, content_type, quantity: 1, ...price }] };
}

/** `ttq.instance(id).track(…)` */
export function toTiktokCalls(event: PixelEvent): PixelCall[] {
  const parameters = { ...event.money, ...contentsOf(event), ...clickParametersOf('tiktok', event.clicks) };
  return eventNamesOf(event.name).tiktok.map((eventName) => [
    eventName,
    parameters,
    { event_id: event.eventId },
  ]);
}

// Without custom events and event ids.
const toPlainCalls = (platform: 'kwai' | 'bigo', { name, money, content, clicks }: PixelEvent) => {
  const parameters = {
    ...money,
    ...(content && { content_id: content.id, content_type: content.type }),
    ...clickParametersOf(platform, clicks),
  };
  return eventNamesOf(name)[platform].map((eventName) => [eventName, parameters]);
};

/** `kwaiq.instance(id).track(…)` */
export const toKwaiCalls = (event: PixelEvent): PixelCall[] => toPlainCalls('kwai', event);

/** `bge('event', …)` */
export const toBigoCalls = (event: PixelEvent): PixelCall[] =>
  toPlainCalls('bigo', event).map((call) => ['event', ...call]);
