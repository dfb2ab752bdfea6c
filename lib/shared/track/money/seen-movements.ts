// Money movements that this tab has seen, for deduplication.
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

/** Adds a message; undefined if it is known already. A message without an id is never a duplicate. */
export function addSeen(
  seen: readonly string[],
  sender: string,
  message: MoneyMessage,
): readonly string[] | undefined {
  if (message.id === undefined) return seen;
  const mark = `${sender} ${message.type} ${message.id}`;
  return seen.includes(mark) ? undefined : [...seen, mark].slice(-SEEN_MOVEMENTS);
}
