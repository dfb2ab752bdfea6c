import { currencyCodeOf, parseAmount } from '@/lib/shared/money/format-amount';

const TYPES = ['depositSubmit', 'deposit', 'withdraw'] as const;

export type MoneyMessage = {
  readonly type: (typeof TYPES)[number];
  /** Positive, in the currency's main unit. */
  readonly amount: number;
  readonly currency: string;
  readonly isFirst?: boolean;
  /** The sender's id of this movement, for deduplication. */
  readonly id?: string;
};

/** Larger amounts are errors in any currency. */
const MAX_AMOUNT = 1_000_000_000_000;
const MAX_NUMBER_LENGTH = 24;
const NAME = /^[\w.:-]{1,64}$/;
const CURRENCY = /^[A-Za-z]{3,5}$/;

/** Own data properties only, so that no getter of the sender runs. */
function ownValue(data: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

function fitting(raw: unknown, form: RegExp): string | undefined {
  return typeof raw === 'string' && form.test(raw) ? raw : undefined;
}

function amountOf(raw: unknown): number | undefined {
  if (typeof raw === 'string' && raw.length > MAX_NUMBER_LENGTH) return undefined;
  const amount = parseAmount(raw);
  return amount !== undefined && amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

function idOf(data: object): string | undefined {
  const raw = ownValue(data, 'id') ?? ownValue(data, 'txid');
  return fitting(typeof raw === 'number' ? String(raw) : raw, NAME);
}

/** Parses `{source, type, amount, currency, first?, id? or txid?}`; texts of 64 characters, amounts up to a
 * trillion. The caller checks the sender. */
export function parseMoneyMessage(data: unknown): MoneyMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const raw = ownValue(data, 'type');
  const type = TYPES.find((name) => name === raw);
  const amount = amountOf(ownValue(data, 'amount'));
  const currency = currencyCodeOf(fitting(ownValue(data, 'currency'), CURRENCY) ?? '');
  if (!type || amount === undefined || !currency || !fitting(ownValue(data, 'source'), NAME))
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
