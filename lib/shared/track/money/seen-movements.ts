// Money movements that this device has seen, for deduplication.
import type { MoneyMessage } from '@/lib/shared/track/money/money-message';

export const SEEN_MOVEMENTS = 100;

/** Parses the stored list; a broken one is empty. */
export function parseSeen(text: string | null): string[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter((one) => typeof one === 'string').slice(-SEEN_MOVEMENTS) : [];
  } catch {
    return [];
  }
}

// The provider's list of payments, which has no sender, and a cashier tell of the same movement by the same id.
function isSeen(seen: readonly string[], sender: string, movement: string): boolean {
  if (sender === '') return seen.some((mark) => mark.endsWith(movement));
  return seen.includes(sender + movement) || seen.includes(movement);
}

/** Adds a message; undefined if it is known already. A message without an id is never a duplicate. */
export function addSeen(
  seen: readonly string[],
  sender: string,
  message: MoneyMessage,
): readonly string[] | undefined {
  if (message.id === undefined) return seen;
  const movement = ` ${message.type} ${message.id}`;
  if (isSeen(seen, sender, movement)) return undefined;
  return [...seen, sender + movement].slice(-SEEN_MOVEMENTS);
}
