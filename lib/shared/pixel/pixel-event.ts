// The data of an event that pixels receive.
import { DEPOSIT_TRACKING } from '@/lib/shared/constants';
import { currencyCodeOf, parseAmount } from '@/lib/shared/money/format-amount';
import type { EventName, TrackedEvent } from '@/lib/shared/track/event';

/** All stored click ids; each platform gets only its own. */
export type ClickIds = Readonly<Record<string, string>>;

/** Both parts, or neither. */
export type Money = { readonly value: number; readonly currency: string };

/** Holds neither names nor ids of the member. */
export type PixelEvent = {
  readonly name: EventName;
  readonly eventId: string;
  readonly money?: Money;
  readonly content?: { readonly id: string; readonly type: string };
  readonly clicks: ClickIds;
};

const DEPOSITS: ReadonlySet<EventName> = new Set<EventName>([
  'depositSubmit',
  'firstDeposit',
  'firstDepositArrival',
  'deposit',
  'redeposit',
]);

const GAME_CODE = /^[\w.-]{1,64}$/;

function moneyOf({ payload }: TrackedEvent): Money | undefined {
  const value = parseAmount(payload.value) ?? parseAmount(payload.amount) ?? parseAmount(payload.revenue);
  const currency = typeof payload.currency === 'string' ? currencyCodeOf(payload.currency) : undefined;
  return value === undefined || currency === undefined ? undefined : { value, currency };
}

function contentOf({ name, payload }: TrackedEvent): PixelEvent['content'] {
  const { contentId, contentType } = DEPOSIT_TRACKING;
  if (DEPOSITS.has(name)) return { id: String(contentId), type: contentType };
  const code = payload.gameCode;
  return typeof code === 'string' && GAME_CODE.test(code) ? { id: code, type: contentType } : undefined;
}

/** Picks allowed fields one by one, so that a new field is never sent by accident. */
export function toPixelEvent(event: TrackedEvent, clicks: ClickIds = {}): PixelEvent {
  const { name, eventId } = event;
  return { name, eventId, money: moneyOf(event), content: contentOf(event), clicks };
}
