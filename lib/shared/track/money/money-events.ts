// Which events a message of money makes: each deposit, and the first of a member once.
import type { EventName, EventPayload } from '@/lib/shared/track/event';
import { type DepositMemory, findDeposit, rememberDeposit } from '@/lib/shared/track/money/deposit-memory';
import type { MoneyMessage } from '@/lib/shared/track/money/money-message';

/** An event to tell; without an id it gets one of its own. */
export type MoneyEvent = {
  readonly name: EventName;
  readonly payload: EventPayload;
  readonly eventId?: string;
};

/** Events, and what is known afterwards of who has deposited. */
export type MoneyStep = { readonly events: readonly MoneyEvent[]; readonly memory: DepositMemory };

/** The member, and an id for the case that this is his first deposit. */
export type MoneyMaker = { readonly customerId: string; readonly newId: string };

/** Money of an event; `sign` is what it means for the operator's income: nothing before the money is there, less for a withdrawal. */
function payloadOf({ amount, currency }: MoneyMessage, sign: -1 | 0 | 1): EventPayload {
  return { amount, value: amount, currency, ...(sign === 0 ? {} : { revenue: sign * amount }) };
}

function submit(memory: DepositMemory, message: MoneyMessage, { customerId, newId }: MoneyMaker): MoneyStep {
  const asked: MoneyEvent = { name: 'depositSubmit', payload: payloadOf(message, 0) };
  const isKnown = findDeposit(memory.submits, customerId) ?? findDeposit(memory.arrivals, customerId);
  if (isKnown) return { events: [asked], memory };
  const one = { id: customerId, eventId: newId };
  const submits = rememberDeposit(memory.submits, one);
  // He deposited elsewhere before: the sender knows better than this device, and what arrives later is no first either.
  if (message.isFirst === false)
    return { events: [asked], memory: { submits, arrivals: rememberDeposit(memory.arrivals, one) } };
  const first: MoneyEvent = { name: 'firstDeposit', payload: payloadOf(message, 1), eventId: newId };
  return { events: [asked, first], memory: { ...memory, submits } };
}

function arrive(memory: DepositMemory, message: MoneyMessage, { customerId, newId }: MoneyMaker): MoneyStep {
  const paid: MoneyEvent = { name: 'deposit', payload: payloadOf(message, 1) };
  const isKnown = findDeposit(memory.arrivals, customerId) !== undefined;
  // What was asked for and what arrived are two events with one id.
  const eventId = findDeposit(memory.submits, customerId)?.eventId ?? newId;
  const arrivals = isKnown ? memory.arrivals : rememberDeposit(memory.arrivals, { id: customerId, eventId });
  const isFirst = !isKnown && message.isFirst !== false;
  const second: MoneyEvent = isFirst
    ? { name: 'firstDepositArrival', payload: payloadOf(message, 1), eventId }
    : { name: 'redeposit', payload: payloadOf(message, 0) };
  return { events: [paid, second], memory: { ...memory, arrivals } };
}

/**
 * What a message of a member tells: depositSubmit, and firstDeposit once per id; deposit, and firstDepositArrival once per id, else
 * redeposit; withdraw. A deposit is the first where neither this device nor the sender (`first: false`) knows an earlier one.
 */
export function stepMoney(memory: DepositMemory, message: MoneyMessage, maker: MoneyMaker): MoneyStep {
  if (message.type === 'depositSubmit') return submit(memory, message, maker);
  if (message.type === 'deposit') return arrive(memory, message, maker);
  return { events: [{ name: 'withdraw', payload: payloadOf(message, -1) }], memory };
}

/** What a message tells where no member is signed in: only that money was asked for or came; whose first it was cannot be known. */
export function toVisitorEvents(message: MoneyMessage): readonly MoneyEvent[] {
  if (message.type === 'withdraw') return [];
  return [{ name: message.type, payload: payloadOf(message, message.type === 'deposit' ? 1 : 0) }];
}
