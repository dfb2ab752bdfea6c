// Events of a money message: each deposit, and a member's first one once, by what this device remembers.

import { isRecord, readJson } from '@/lib/shared/is-record';
import type { EventName, EventPayload } from '@/lib/shared/track/event';
import type { MoneyMessage } from '@/lib/shared/track/money/money-message';

/** That a member has deposited; older entries hold only the member's id. */
type KnownDeposit = { readonly id: string; readonly eventId?: string };

/** `submits` are requested deposits. */
export type DepositMemory = {
  readonly submits: readonly KnownDeposit[];
  readonly arrivals: readonly KnownDeposit[];
};

/** The oldest are dropped. */
export const KNOWN_DEPOSITS = 50;

const ID = /^[^\p{Cc}]{1,64}$/u;
const EVENT_ID = /^[\w-]{16,64}$/;

function toKnown(raw: unknown): KnownDeposit[] {
  const { id, eventId }: Record<string, unknown> = isRecord(raw) ? raw : { id: raw };
  if (typeof id !== 'string' || !ID.test(id)) return [];
  return [typeof eventId === 'string' && EVENT_ID.test(eventId) ? { id, eventId } : { id }];
}

/** Parses a stored list; invalid entries are skipped. */
export function parseKnownDeposits(text: string | null): KnownDeposit[] {
  const raw = readJson(text);
  return Array.isArray(raw) ? raw.flatMap(toKnown).slice(-KNOWN_DEPOSITS) : [];
}

function findDeposit(known: readonly KnownDeposit[], id: string): KnownDeposit | undefined {
  return known.find((one) => one.id === id);
}

function rememberDeposit(known: readonly KnownDeposit[], one: KnownDeposit): KnownDeposit[] {
  return [...known, one].slice(-KNOWN_DEPOSITS);
}

export type MoneyEvent = {
  readonly name: EventName;
  readonly payload: EventPayload;
  readonly eventId?: string;
};

export type MoneyStep = { readonly events: readonly MoneyEvent[]; readonly memory: DepositMemory };

export type MoneyMaker = { readonly customerId: string; readonly newId: string };

/** `sign` is the effect on revenue: 0 before the money arrives, −1 for a withdrawal. */
function payloadOf({ amount, currency }: MoneyMessage, sign: -1 | 0 | 1): EventPayload {
  return { amount, value: amount, currency, ...(sign === 0 ? {} : { revenue: sign * amount }) };
}

function submit(memory: DepositMemory, message: MoneyMessage, { customerId, newId }: MoneyMaker): MoneyStep {
  const submitted: MoneyEvent = { name: 'depositSubmit', payload: payloadOf(message, 0) };
  const known = findDeposit(memory.submits, customerId) ?? findDeposit(memory.arrivals, customerId);
  if (known) return { events: [submitted], memory };
  const one = { id: customerId, eventId: newId };
  const submits = rememberDeposit(memory.submits, one);
  // The sender knows of earlier deposits elsewhere, so later ones are not first either.
  if (message.isFirst === false)
    return { events: [submitted], memory: { submits, arrivals: rememberDeposit(memory.arrivals, one) } };
  const first: MoneyEvent = { name: 'firstDeposit', payload: payloadOf(message, 1), eventId: newId };
  return { events: [submitted, first], memory: { ...memory, submits } };
}

function arrive(memory: DepositMemory, message: MoneyMessage, { customerId, newId }: MoneyMaker): MoneyStep {
  const paid: MoneyEvent = { name: 'deposit', payload: payloadOf(message, 1) };
  const isKnown = findDeposit(memory.arrivals, customerId) !== undefined;
  // Request and arrival of a deposit share one id.
  const eventId = findDeposit(memory.submits, customerId)?.eventId ?? newId;
  const arrivals = isKnown ? memory.arrivals : rememberDeposit(memory.arrivals, { id: customerId, eventId });
  const isFirst = !isKnown && message.isFirst !== false;
  const second: MoneyEvent = isFirst
    ? { name: 'firstDepositArrival', payload: payloadOf(message, 1), eventId }
    : { name: 'redeposit', payload: payloadOf(message, 0) };
  return { events: [paid, second], memory: { ...memory, arrivals } };
}

/** Returns the events of a member's message. A deposit is first when neither device nor sender (`first: false`) knows an earlier one. */
export function stepMoney(memory: DepositMemory, message: MoneyMessage, maker: MoneyMaker): MoneyStep {
  if (message.type === 'depositSubmit') return submit(memory, message, maker);
  if (message.type === 'deposit') return arrive(memory, message, maker);
  return { events: [{ name: 'withdraw', payload: payloadOf(message, -1) }], memory };
}

/** Returns the events without a member, where a first deposit cannot be known. */
export function toVisitorEvents(message: MoneyMessage): readonly MoneyEvent[] {
  if (message.type === 'withdraw') return [];
  return [{ name: message.type, payload: payloadOf(message, message.type === 'deposit' ? 1 : 0) }];
}
