// Messages that an embedded game may post.
import { toRecord } from '@/lib/shared/is-record';

const TYPES = ['loaded', 'close', 'roundStart', 'roundEnd', 'deposit'] as const;

export type GameMessage = { readonly type: (typeof TYPES)[number] };

/** Parses `{ source, type, … }` with a known type. The caller checks the sender. */
export function parseGameMessage(data: unknown): GameMessage | undefined {
  const { source, type: given } = toRecord(data);
  const type = TYPES.find((name) => name === given);
  return type && typeof source === 'string' ? { type } : undefined;
}
