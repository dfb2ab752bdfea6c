// An event's money as pixels want it (SPEC §9, T5).
import { DEPOSIT_TRACKING } from '@/lib/shared/constants';
import type { EventPayload } from '@/lib/shared/track/event';

/** Value with its currency, and the fixed content. */
export type MoneyParameters = {
  readonly value: number;
  readonly currency: string;
  readonly content_ids: readonly string[];
  readonly content_type: string;
};

/** The parameters of an event that is about money; undefined for any other (T5). */
export function toMoneyParameters({ value, amount, currency }: EventPayload): MoneyParameters | undefined {
  const known = value ?? amount;
  if (known === undefined || currency === undefined) return undefined;
  const { contentId, contentType } = DEPOSIT_TRACKING;
  return { value: known, currency, content_ids: [String(contentId)], content_type: contentType };
}
