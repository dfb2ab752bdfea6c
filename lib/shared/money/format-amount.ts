// Formats amounts in the merchant's currency.
import { CURRENCY } from '@/lib/shared/constants';
import { CURRENCY_LOCALES } from '@/lib/shared/money/currency-locales';
import type { Currency, CurrencyPosition } from '@/lib/shared/money/parse-currency';

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const MAX_DECIMALS = 8;
const NO_BREAK_SPACE = '\u00a0';

export type AmountOptions = {
  readonly currency?: Currency;
  /** BCP 47 tag of the page's language. */
  readonly tag: string;
  /** Keeps the decimals as received instead of the currency's own number of them. */
  readonly keepsDecimals?: boolean;
};

/** Parses a finite number or a plain decimal text of one. */
export function parseAmount(value: unknown): number | undefined {
  const isPlain = typeof value === 'string' && PLAIN_NUMBER.test(value.trim());
  const amount = isPlain || typeof value === 'number' ? Number(value) : undefined;
  return Number.isFinite(amount) ? amount : undefined;
}

/** Returns the code for Intl: TLB is PHP, others are cut to 3 letters. */
export function currencyCodeOf(currency: string): string | undefined {
  const code = currency.trim().toUpperCase();
  const known = code === 'TLB' ? CURRENCY.aliases.TLB : code.slice(0, CURRENCY.letters);
  return /^[A-Z]{3}$/.test(known) ? known : undefined;
}

// A text says how many decimals it has; a number has lost zeros at its end.
function digitsOf(value: unknown, amount: number, keepsDecimals = false): Intl.NumberFormatOptions {
  const isText = typeof value === 'string';
  if (keepsDecimals && !Number.isInteger(amount) && !isText) return { maximumFractionDigits: MAX_DECIMALS };
  if (!Number.isInteger(amount) && !keepsDecimals) return {};
  const length = keepsDecimals && isText ? (value.trim().split('.')[1]?.length ?? 0) : 0;
  const decimals = Math.min(length, MAX_DECIMALS);
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

function gapBeside(symbol: string, position: CurrencyPosition): string {
  return position === 'suffix' || /[\p{L}\p{M}.]$/u.test(symbol) ? NO_BREAK_SPACE : '';
}

// The provider's sign and position, where they differ from the locale's.
function withSign(parts: readonly Intl.NumberFormatPart[], { symbol, position }: Currency): string {
  const at = parts.findIndex(({ type }) => type === 'currency');
  const first = parts.findIndex(({ type }) => type === 'integer');
  const own: CurrencyPosition = at < first ? 'prefix' : 'suffix';
  const sign = symbol ?? parts[at]?.value ?? '';
  const place = position ?? own;
  if (sign === parts[at]?.value && place === own) return parts.map(({ value }) => value).join('');
  const isNumber = ({ type }: Intl.NumberFormatPart) =>
    type !== 'currency' && type !== 'literal' && type !== 'minusSign';
  const minus = parts.find(({ type }) => type === 'minusSign')?.value ?? '';
  const number = parts
    .filter(isNumber)
    .map(({ value }) => value)
    .join('');
  const gap = gapBeside(sign, place);
  return place === 'prefix' ? `${minus}${sign}${gap}${number}` : `${minus}${number}${gap}${sign}`;
}

/** Formats an amount; empty for no number. A code that changes its meaning when cut (USDT is no USD) is shown whole. */
export function formatAmount(
  value: unknown,
  { currency = { code: '' }, tag, keepsDecimals }: AmountOptions,
): string {
  const amount = parseAmount(value);
  if (amount === undefined) return '';
  const name = currency.code.trim();
  const code = currencyCodeOf(name);
  const digits = digitsOf(value, amount, keepsDecimals);
  // A text may have more digits than a number keeps.
  const exact = typeof value === 'string' ? (value.trim() as `${number}`) : amount;
  const locale = (code && CURRENCY_LOCALES[code]) ?? tag;
  if (code === undefined || name.length > CURRENCY.letters)
    return `${new Intl.NumberFormat(locale, digits).format(exact)}${NO_BREAK_SPACE}${name}`.trim();
  const style = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  return withSign(new Intl.NumberFormat(locale, { ...style, ...digits }).formatToParts(exact), currency);
}
