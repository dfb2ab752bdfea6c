// Money messages that follow from a member's list of payments.
import { readJson, toRecord } from '@/lib/shared/is-record';
import type { Transaction } from '@/lib/shared/member/wallet';
import { type MoneyMessage, parseMoneyMessage } from '@/lib/shared/track/money/money-message';

const MAX_MARKS = 100;

/** What this device knows of a member's payments; each mark is an id with its status. */
export type KnownPayments = { readonly member: string; readonly marks: readonly string[] };

export type ListedPayments = {
  readonly messages: readonly MoneyMessage[];
  readonly marks: readonly string[];
};

const markOf = ({ id, status }: Transaction): string => `${id} ${status}`;

/** Parses the stored record; undefined when broken, or another member's. */
export function parseKnownPayments(text: string | null, member: string): KnownPayments | undefined {
  const { member: owner, marks } = toRecord(readJson(text));
  if (owner !== member || !Array.isArray(marks)) return undefined;
  return { member, marks: marks.filter((mark) => typeof mark === 'string').slice(-MAX_MARKS) };
}

function typesOf({ id, kind, status }: Transaction, marks: readonly string[]): MoneyMessage['type'][] {
  if (kind === 'withdraw') return marks.includes(`${id} pending`) ? [] : ['withdraw'];
  if (status === 'pending') return ['depositSubmit'];
  return marks.includes(`${id} pending`) ? ['deposit'] : ['depositSubmit', 'deposit'];
}

function messagesOf(payment: Transaction, marks: readonly string[], hasEarlier: boolean): MoneyMessage[] {
  const { id, amount, currency } = payment;
  const rest = { source: 'payments', id, amount, currency, ...(hasEarlier && { first: false }) };
  return typesOf(payment, marks).flatMap((type) => parseMoneyMessage({ ...rest, type }) ?? []);
}

const isMovement = ({ kind, status }: Transaction): boolean =>
  kind !== 'bonus' && (status === 'pending' || status === 'done');

/** Compares a list, newest first, with what is known. A first list reports nothing: its payments happened before. */
export function readPayments(list: readonly Transaction[], known: KnownPayments | undefined): ListedPayments {
  const before = known?.marks ?? [];
  const marks = [...new Set([...before, ...list.toReversed().map(markOf)])].slice(-MAX_MARKS);
  if (!known) return { messages: [], marks };
  const isKnown = (payment: Transaction) => before.includes(markOf(payment));
  // One that failed or is still pending is no deposit yet: the next may be the member's first.
  const hasEarlier = list.some(
    (payment) => payment.kind === 'deposit' && payment.status === 'done' && isKnown(payment),
  );
  const news = list.toReversed().filter((payment) => isMovement(payment) && !isKnown(payment));
  return { messages: news.flatMap((payment) => messagesOf(payment, before, hasEarlier)), marks };
}
