// Messages that an embedded game may post.

export type GameMessage = {
  readonly type: 'loaded' | 'close' | 'roundStart' | 'roundEnd' | 'deposit';
};

const TYPES: ReadonlySet<unknown> = new Set(['loaded', 'close', 'roundStart', 'roundEnd', 'deposit']);

/** Parses `{ source, type, … }` with a known type. The caller checks the sender. */
export function parseGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  return typeof source === 'string' && TYPES.has(type) ? { type: type as GameMessage['type'] } : undefined;
}
