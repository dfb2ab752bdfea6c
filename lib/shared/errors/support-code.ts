// Short support code for players, derived from the trace id.

const DIGITS = 8;

/** Returns the last 8 letters or digits as `1A2B-3C4D`, so that logs can be searched by it; undefined when there are fewer. */
export function supportCodeOf(traceId: string): string | undefined {
  const tail = traceId
    .replace(/[^0-9a-z]/gi, '')
    .slice(-DIGITS)
    .toUpperCase();
  return tail.length < DIGITS ? undefined : `${tail.slice(0, 4)}-${tail.slice(4)}`;
}
