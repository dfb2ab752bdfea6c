// Money movements that this device has seen, for deduplication.
import { readJson } from '@/lib/shared/is-record';
import type { MoneyMessage } from '@/lib/shared/track/money/money-message';

export const SEEN_MOVEMENTS = 100;

/** Parses the stored list; a broken one is empty. */
export function parseSeen(text: string | null): string[] {
  const raw = readJson(text);
  return Array.isArray(raw) ? raw.filter((one) => typeof one === 'string').slice(-SEEN_MOVEMENTS) : [];
}

/** Who reported a movement: `sender` is an origin, empty for the provider's list; `member` is empty for a visitor. */
export type MoneySource = { readonly sender: string; readonly member: string };

// The provider's list of payments, which has no sender, and a cashier report the same movement by the same id.
function isSeen(seen: readonly string[], { sender, member }: MoneySource, movement: string): boolean {
  const own = seen.filter((mark) => mark.startsWith(`${member} `));
  if (sender === '') return own.some((mark) => mark.endsWith(movement));
  return own.includes(`${member} ${sender}${movement}`) || own.includes(`${member} ${movement}`);
}

/** Adds a message; undefined if the member's is known already. A message without an id is never a duplicate. */
export function addSeen(
  seen: readonly string[],
  source: MoneySource,
  message: MoneyMessage,
): readonly string[] | undefined {
  if (message.id === undefined) return seen;
  const movement = ` ${message.type} ${message.id}`;
  if (isSeen(seen, source, movement)) return undefined;
  return [...seen, `${source.member} ${source.sender}${movement}`].slice(-SEEN_MOVEMENTS);
}
