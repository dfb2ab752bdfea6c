// Amounts as players read them: in the merchant's currency and in the way of its country (N1, N2).
import { CURRENCY } from '@/lib/shared/constants';

/** Currency → locale that writes it as its country does (N1, ruling 62); any other takes the page's language. */
const LOCALES: Readonly<Record<string, string>> = {
  BRL: 'pt-BR',
  VND: 'vi-VN',
  THB: 'th-TH',
  PKR: 'en-PK',
  INR: 'en-IN',
  PHP: 'en-PH',
  IDR: 'id-ID',
};

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** How to write an amount. */
export type AmountOptions = {
  readonly currency?: string;
  /** BCP 47 tag of the page's language. */
  readonly tag: string;
  /** Keeps the decimals as they came instead of the currency's own number of them (N1). */
  readonly keepsDecimals?: boolean;
};

/** A number, or a plain decimal text, as number; anything else is undefined (N1, ruling 61). */
export function parseAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && PLAIN_NUMBER.test(value.trim()) ? Number(value) : undefined;
}

/** The code for Intl: TLB is PHP, others are cut to 3 letters (N2); undefined when no code is left. */
export function currencyCodeOf(currency: string): string | undefined {
  const code = currency.trim().toUpperCase();
  const known = code === 'TLB' ? CURRENCY.aliases.TLB : code.slice(0, CURRENCY.letters);
  return /^[A-Z]{3}$/.test(known) ? known : undefined;
}

function decimalsOf(value: unknown): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/**
 * Writes an amount; what is no number gives an empty text (N1). Where cutting changed what the code means (USDT is no USD), the number
 * stands with the code as it came (ruling 60).
 */
export function formatAmount(value: unknown, { currency = '', tag, keepsDecimals }: AmountOptions): string {
  const amount = parseAmount(value);
  if (amount === undefined) return '';
  const code = currencyCodeOf(currency);
  const decimals = keepsDecimals || Number.isInteger(amount) ? Math.min(decimalsOf(amount), 8) : undefined;
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const locale = (code && LOCALES[code]) ?? tag;
  const isCut = code !== undefined && currency.trim().length > CURRENCY.letters;
  if (code === undefined || isCut)
    return `${new Intl.NumberFormat(locale, digits).format(amount)} ${currency.trim()}`.trim();
  const style = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locale, { ...style, ...digits }).format(amount);
}
