// What an embedded game may tell the page around it.

/** A message that the page understands. */
export type GameMessage = {
  readonly type: 'loaded' | 'close' | 'roundStart' | 'roundEnd' | 'deposit';
};

const TYPES: ReadonlySet<unknown> = new Set(['loaded', 'close', 'roundStart', 'roundEnd', 'deposit']);

/** Parses the data of a message: `{ source, type, … }` with a known type, else undefined. Who sent it is the caller's to check. */
export function parseGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  return typeof source === 'string' && TYPES.has(type) ? { type: type as GameMessage['type'] } : undefined;
}
