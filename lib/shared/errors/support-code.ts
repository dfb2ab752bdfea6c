// The short code that a player reads out or sends to service, made from the trace id.

const DIGITS = 8;

/**
 * The last 8 letters or digits of a trace id, upper case, as `1A2B-3C4D`: operators find it in the logs as the end
 * of the trace id. Undefined when the id holds fewer: then it could not be found, and no code is shown.
 */
export function supportCodeOf(traceId: string): string | undefined {
  const tail = traceId
    .replace(/[^0-9a-z]/gi, '')
    .slice(-DIGITS)
    .toUpperCase();
  return tail.length < DIGITS ? undefined : `${tail.slice(0, 4)}-${tail.slice(4)}`;
}
