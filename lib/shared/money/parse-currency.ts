// The merchant's currency as the country call tells it.
import type { WireCountry } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';

/** Where the symbol stands. */
export type CurrencyPosition = 'prefix' | 'suffix';

/** A currency: its code as the provider writes it, and how its sign is written where the provider says so. */
export type Currency = {
  readonly code: string;
  readonly symbol?: string;
  readonly position?: CurrencyPosition;
};

const POSITIONS: Readonly<Record<string, CurrencyPosition>> = {
  prefix: 'prefix',
  before: 'prefix',
  left: 'prefix',
  suffix: 'suffix',
  after: 'suffix',
  right: 'suffix',
};

// More than a sign or an abbreviation is no symbol, and would break a line of figures.
const MAX_SYMBOL = 8;

/** Reads code, symbol and position; what is missing or of a wrong kind is left out, and the number stands as its locale writes it. */
export function parseCurrency(value: WireCountry | null | undefined): Currency {
  const code = toText(value?.currency).trim();
  const symbol = toText(value?.currencySymbol).trim();
  const position = POSITIONS[toText(value?.currencyPosition).trim().toLowerCase()];
  const isSymbol = symbol !== '' && [...symbol].length <= MAX_SYMBOL && !/[\d<>]/.test(symbol);
  return { code, ...(isSymbol && { symbol }), ...(position && { position }) };
}
