// A member's ways to pay in and accounts to be paid to, parsed tolerantly: a field that is missing is not shown.
import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toRecords, toText } from '@/lib/shared/calls/wire-value';

/** A way to pay in; amounts stay as the provider wrote them, for they are only ever formatted. */
export type DepositWay = { readonly method: string; readonly min?: unknown; readonly max?: unknown };

/** An account that winnings are paid to; only its last digits ever reach the page. */
export type PayoutAccount = { readonly type: string; readonly name: string; readonly tail: string };

const recordsOf = (value: unknown) => toRecords<Record<string, unknown>>(value, LIST_LIMIT.cashier);

/** The ways to pay in that have a method, in the provider's order, each method once. */
export function parseDepositWays(value: unknown): DepositWay[] {
  const ways = recordsOf(value).map(({ method, min, max }) => ({ method: toText(method), min, max }));
  return [...new Map(ways.filter((way) => way.method !== '').map((way) => [way.method, way])).values()];
}

/** The accounts that have a name or type, each once by what is shown of it: two alike would look like a mistake. */
export function parsePayoutAccounts(value: unknown): PayoutAccount[] {
  const accounts = recordsOf(value).map(({ type, name, accountTail }) => ({
    type: toText(type),
    name: toText(name),
    tail: toText(accountTail),
  }));
  const named = accounts.filter(({ type, name }) => type + name !== '');
  return [...new Map(named.map((account) => [JSON.stringify(account), account])).values()];
}
