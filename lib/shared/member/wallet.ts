// A merchant's wallet, and a member's balance and payments.

import { toList, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { WireBalance, WireTransactions } from '@/lib/shared/calls/wire-wallet';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import type { BannerLink } from '@/lib/shared/lobby/lobby';
import { parseAmount } from '@/lib/shared/money/format-amount';
import { parseMoment } from '@/lib/shared/promo/moment';
import { uniqueBy } from '@/lib/shared/unique-by';

/** The same for all visitors. */
export type Wallet = {
  readonly hasBalance: boolean;
  readonly hasTransactions: boolean;
  readonly deposit?: BannerLink;
  readonly withdraw?: BannerLink;
  readonly history?: BannerLink;
  /** Script of the card payment provider; only with a deposit link. */
  readonly cardScript?: string;
};

/** Amounts stay as the provider wrote them. */
export type Balance = {
  readonly amount: unknown;
  readonly currency: string;
  readonly bonus?: unknown;
  /** When the provider counted it, as ISO. */
  readonly at?: string;
};

const KINDS = ['deposit', 'withdraw', 'bonus'] as const;
const STATUSES = ['pending', 'done', 'failed'] as const;

export type Transaction = {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly amount: unknown;
  readonly currency: string;
  readonly status?: (typeof STATUSES)[number];
  readonly at?: string;
};

/** Parses a balance; undefined without an amount. */
export function parseBalance(raw: WireBalance | undefined): Balance | undefined {
  if (!raw || parseAmount(raw.amount) === undefined) return undefined;
  const hasBonus = (parseAmount(raw.bonus) ?? 0) > 0;
  return {
    amount: raw.amount,
    currency: toText(raw.currency),
    ...(hasBonus && { bonus: raw.bonus }),
    at: parseMoment(raw.updatedAt),
  };
}

/** Parses payments in the provider's order; without id, kind or amount they are left out, each id counts once. */
export function parseTransactions(raw: WireTransactions | undefined): Transaction[] {
  const parsed = toRecords<Record<string, unknown>>(raw?.items, LIST_LIMIT.cashier).flatMap((item) => {
    const kind = KINDS.find((one) => one === item.type);
    const id = toText(item.id);
    if (!kind || id === '' || parseAmount(item.amount) === undefined) return [];
    const status = STATUSES.find((one) => one === item.status);
    return [
      { id, kind, amount: item.amount, currency: toText(item.currency), status, at: parseMoment(item.at) },
    ];
  });
  return uniqueBy(parsed, ({ id }) => id);
}

/** Returns whether payments follow the `read` ones of a list so far, by its last page; false without a whole `total` or after an empty page. */
export function hasLaterPage(last: WireTransactions | undefined, read: number): boolean {
  const total: unknown = last?.total;
  return Number.isSafeInteger(total) && read < Number(total) && toList(last?.items, 1).length > 0;
}
