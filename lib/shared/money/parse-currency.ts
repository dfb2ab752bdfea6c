import type { WireCountry } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';

export type CurrencyPosition = 'prefix' | 'suffix';

/** The provider's code, and how its sign is written. */
export type Currency = {
  readonly code: string;
  readonly symbol?: string;
  readonly position?: CurrencyPosition;
};

const POSITIONS: ReadonlyMap<string, CurrencyPosition> = new Map([
  ['prefix', 'prefix'],
  ['before', 'prefix'],
  ['left', 'prefix'],
  ['suffix', 'suffix'],
  ['after', 'suffix'],
  ['right', 'suffix'],
]);

// Longer symbols would break a line of numbers.
const MAX_SYMBOL = 8;

/** Parses code, symbol and position; invalid ones are left out. */
export function parseCurrency(value: WireCountry | null | undefined): Currency {
  const code = toText(value?.currency).trim();
  const symbol = toText(value?.currencySymbol).trim();
  const position = POSITIONS.get(toText(value?.currencyPosition).trim().toLowerCase());
  const isSymbol = symbol !== '' && [...symbol].length <= MAX_SYMBOL && !/[\d<>]/.test(symbol);
  return { code, ...(isSymbol && { symbol }), ...(position && { position }) };
}
