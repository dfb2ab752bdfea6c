// Deposit methods and payout accounts of a member; missing fields are not shown.

import { toRecords, toText } from '@/lib/shared/calls/wire-value';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { uniqueBy } from '@/lib/shared/unique-by';

/** Amounts stay as the provider wrote them, since they are only formatted. */
export type DepositMethod = { readonly method: string; readonly min?: unknown; readonly max?: unknown };

/** Only the last digits ever reach the page. */
export type PayoutAccount = { readonly type: string; readonly name: string; readonly tail: string };

const recordsOf = (value: unknown) => toRecords<Record<string, unknown>>(value, LIST_LIMIT.cashier);

/** Returns the deposit methods in the provider's order, each once. */
export function parseDepositMethods(value: unknown): DepositMethod[] {
  const methods = recordsOf(value).map(({ method, min, max }) => ({ method: toText(method), min, max }));
  return uniqueBy(
    methods.filter(({ method }) => method !== ''),
    ({ method }) => method,
  );
}

/** Returns the accounts that have a name or type, without ones that look the same. */
export function parsePayoutAccounts(value: unknown): PayoutAccount[] {
  const accounts = recordsOf(value).map(({ type, name, accountTail }) => ({
    type: toText(type),
    name: toText(name),
    tail: toText(accountTail),
  }));
  const named = accounts.filter(({ type, name }) => type + name !== '');
  return uniqueBy(named, JSON.stringify);
}
