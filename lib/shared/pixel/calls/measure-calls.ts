// Converts events to calls of Google tags, AppsFlyer and Adjust.
import { clickParametersOf } from '@/lib/shared/pixel/calls/click-parameters';
import type { PixelCall } from '@/lib/shared/pixel/calls/social-calls';
import { eventNamesOf } from '@/lib/shared/pixel/event-table';
import type { Money, PixelEvent } from '@/lib/shared/pixel/pixel-event';

function googleParameters({ eventId, money, content, clicks }: PixelEvent): Record<string, unknown> {
  return {
    event_id: eventId,
    ...money,
    ...(content && { content_ids: [content.id], content_type: content.type }),
    ...clickParametersOf('gtag', clicks),
  };
}

/** GA4 shop events need items and a transaction id. */
function shopParameters(eventName: string, { eventId, money, content }: PixelEvent): object {
  const items = content && {
    items: [{ item_id: content.id, quantity: 1, ...(money && { price: money.value }) }],
  };
  return { ...items, ...(eventName === 'purchase' ? { transaction_id: eventId } : {}) };
}

/** `gtag('event', …)`: the site's name, then the standard one if any. */
export function toGtagCalls(event: PixelEvent): PixelCall[] {
  const parameters = googleParameters(event);
  return eventNamesOf(event.name).gtag.map((eventName) =>
    eventName === event.name
      ? ['event', eventName, parameters]
      : ['event', eventName, { ...parameters, ...shopParameters(eventName, event) }],
  );
}

/** Returns what is pushed to the container's data layer. */
export function toGtmPushes(event: PixelEvent): Record<string, unknown>[] {
  return eventNamesOf(event.name).gtm.map((eventName) => ({ event: eventName, ...googleParameters(event) }));
}

// These platforms add up revenue, and a deposit makes several events, so only one carries it.
function revenueOf({ name, money }: PixelEvent): Money | undefined {
  if (name === 'deposit') return money;
  return name === 'withdraw' && money ? { ...money, value: -Math.abs(money.value) } : undefined;
}

/** `AF('pba', 'event', …)`; withdrawals lower the revenue. */
export function toAppsflyerCalls(event: PixelEvent): PixelCall[] {
  const { name, eventId, money, content } = event;
  const revenue = revenueOf(event);
  const eventValue = {
    event_id: eventId,
    ...money,
    ...(content && { content_id: content.id, content_type: content.type }),
  };
  const counted = revenue && { eventRevenue: revenue.value, eventRevenueCurrency: revenue.currency };
  return eventNamesOf(name).appsflyer.map((eventName) => [
    'pba',
    'event',
    { eventType: 'EVENT', eventName, eventValue, ...counted },
  ]);
}

export type AdjustEvent = {
  readonly eventToken: string;
  readonly deduplicationId: string;
  readonly revenue?: number;
  readonly currency?: string;
};

/** Returns the event by its registry token; undefined without one. Adjust accepts positive revenue only. */
export function toAdjustEvent(
  event: PixelEvent,
  tokens: Readonly<Record<string, string>>,
): AdjustEvent | undefined {
  const { name, eventId } = event;
  const eventToken = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
  if (eventToken === undefined) return undefined;
  const money = revenueOf(event);
  const revenue = money && money.value > 0 ? { revenue: money.value, currency: money.currency } : {};
  return { eventToken, deduplicationId: eventId, ...revenue };
}
