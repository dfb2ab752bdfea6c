// Which answers of the soak are allowed; anything else is a fault of the site.

/** Time after the provider's return in which answers of its outage may still arrive, in ms. */
const GRACE_MS = 10_000;
/** After this many answers since the last restart, both instances have served a page, in 99 of 100 cases. */
const SEEN_TIMES = 8;
/** The site's own answers to calls during an outage of the provider. */
const AWAY = new Set([502, 503, 504]);

/** Returns whether the `ms` from `at` on overlap an outage of the provider. */
export function meetsOutage({ at, ms }, outages) {
  return outages.some(({ from, to }) => at + ms >= from && at <= to + GRACE_MS);
}

function isAllowed({ kind, status, headers, text, seenTimes }) {
  if (kind === 'page') return status === 503 && 'retry-after' in headers && seenTimes < SEEN_TIMES;
  // A hostile request may request any page, or none.
  if (kind === 'hostile' && status === 503 && /\r\nretry-after: \d/i.test(text)) return true;
  return AWAY.has(status) && text.includes('"success":false');
}

/**
 * Returns whether an answer is as it has to be. Below 500: always. 5xx: while the provider is away alone, for calls in the site's own words, and for
 * pages that were not seen before as 503 with Retry-After. A connection that breaks never is; a hostile request may be cut off.
 */
export function isExpected(sample, outages) {
  if (sample.status === 0) return sample.kind === 'hostile';
  return sample.status < 500 || (meetsOutage(sample, outages) && isAllowed(sample));
}
