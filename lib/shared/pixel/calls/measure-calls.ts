// How an event is sent to Google's tags, AppsFlyer and Adjust.
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

/** GA4's `purchase` and its like want the goods as items, and a transaction that is counted once. */
function shopParameters(word: string, { eventId, money, content }: PixelEvent): object {
  const items = content && {
    items: [{ item_id: content.id, quantity: 1, ...(money && { price: money.value }) }],
  };
  return { ...items, ...(word === 'purchase' ? { transaction_id: eventId } : {}) };
}

/** `gtag('event', …)`: our name, then the standard one where there is one. */
export function toGtagCalls(event: PixelEvent): PixelCall[] {
  const parameters = googleParameters(event);
  return eventNamesOf(event.name).gtag.map((word) =>
    word === event.name
      ? ['event', word, parameters]
      : ['event', word, { ...parameters, ...shopParameters(word, event) }],
  );
}

/** What is pushed to the container's layer. */
export function toGtmPushes(event: PixelEvent): Record<string, unknown>[] {
  return eventNamesOf(event.name).gtm.map((word) => ({ event: word, ...googleParameters(event) }));
}

// Both add up the revenue of all events: a deposit is told by several, so one of them alone carries it.
function revenueOf({ name, money }: PixelEvent): Money | undefined {
  if (name === 'deposit') return money;
  return name === 'withdraw' && money ? { ...money, value: -Math.abs(money.value) } : undefined;
}

/** `AF('pba', 'event', …)`; what is paid out lowers the revenue. */
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

/** `Adjust.trackEvent(…)`. */
export type AdjustEvent = {
  readonly eventToken: string;
  readonly deduplicationId: string;
  readonly revenue?: number;
  readonly currency?: string;
};

/** The event by the registry's token for it; undefined without one. Adjust takes no revenue that is not above zero. */
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
