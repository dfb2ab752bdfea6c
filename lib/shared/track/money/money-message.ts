// What a game or a cashier may tell the page of money, read without trusting it.
import { currencyCodeOf, parseAmount } from '@/lib/shared/money/format-amount';

const TYPES = ['depositSubmit', 'deposit', 'withdraw'] as const;

/** A message that is believed once its sender is: a deposit was asked for, has arrived, or money was asked out. */
export type MoneyMessage = {
  readonly type: (typeof TYPES)[number];
  /** More than nothing, in the currency's own unit. */
  readonly amount: number;
  /** Three letters. */
  readonly currency: string;
  /** What the sender says of it being the member's first; undefined where it says nothing. */
  readonly isFirst?: boolean;
  /** The sender's own mark of this one movement: a message that comes twice counts once. */
  readonly id?: string;
};

/** No deposit in any currency is as large; a bigger one is a fault. */
const MAX_AMOUNT = 1_000_000_000_000;
const MAX_NUMBER_LENGTH = 24;
const SOURCE = /^[\w.:-]{1,64}$/;
const CURRENCY = /^[A-Za-z]{3,5}$/;
const ID = /^[\w.:-]{1,64}$/;

/** Own plain values alone: nothing that a sender wrote runs. */
function ownValue(data: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

function fitting(raw: unknown, form: RegExp): string | undefined {
  // The length first: a megabyte is not looked through.
  return typeof raw === 'string' && raw.length <= 64 && form.test(raw) ? raw : undefined;
}

function amountOf(raw: unknown): number | undefined {
  if (typeof raw === 'string' && raw.length > MAX_NUMBER_LENGTH) return undefined;
  const amount = parseAmount(raw);
  return amount !== undefined && amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

function idOf(data: object): string | undefined {
  const raw = ownValue(data, 'id') ?? ownValue(data, 'txid');
  return fitting(typeof raw === 'number' ? String(raw) : raw, ID);
}

/**
 * Parses `{source, type, amount, currency, first?, id? or txid?}`; undefined for anything else, among it amounts that are no positive finite
 * number up to a trillion, currencies of other than three to five letters, and texts beyond 64 characters. Who sent it is the caller's to check.
 */
export function parseMoneyMessage(data: unknown): MoneyMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const raw = ownValue(data, 'type');
  const type = TYPES.find((name) => name === raw);
  const amount = amountOf(ownValue(data, 'amount'));
  const currency = currencyCodeOf(fitting(ownValue(data, 'currency'), CURRENCY) ?? '');
  if (!type || amount === undefined || !currency || !fitting(ownValue(data, 'source'), SOURCE))
    return undefined;
  const [first, id] = [ownValue(data, 'first'), idOf(data)];
  return {
    type,
    amount,
    currency,
    ...(typeof first === 'boolean' ? { isFirst: first } : {}),
    ...(id === undefined ? {} : { id }),
  };
}
