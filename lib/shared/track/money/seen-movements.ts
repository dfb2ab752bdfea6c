// Movements of money that this tab was told of already, by the sender's own mark: a message that comes twice counts once.
import type { MoneyMessage } from '@/lib/shared/track/money/money-message';

/** As many are kept. */
export const SEEN_MOVEMENTS = 100;

/** Reads the stored list; a broken one is empty. */
export function parseSeen(text: string | null): string[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter((one) => typeof one === 'string').slice(-SEEN_MOVEMENTS) : [];
  } catch {
    return [];
  }
}

/** The list with this message in it; undefined where it is there already. A message without a mark changes nothing and is never a repetition. */
export function addSeen(
  seen: readonly string[],
  sender: string,
  message: MoneyMessage,
): readonly string[] | undefined {
  if (message.id === undefined) return seen;
  const mark = `${sender} ${message.type} ${message.id}`;
  return seen.includes(mark) ? undefined : [...seen, mark].slice(-SEEN_MOVEMENTS);
}
