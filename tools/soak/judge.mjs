// What an answer of the soak may be: everything that this file does not allow is a fault of the site.

/** For so long after the provider is back, old answers of its silence may still come, in ms. */
const GRACE_MS = 10_000;
/** A page that was answered so often since the last restart was answered by both instances, but for one case in a hundred. */
const SEEN_TIMES = 8;
/** What the site's own answers to calls say of a provider that is away. */
const AWAY = new Set([502, 503, 504]);

/** Returns whether the time from `at` on, for `ms`, meets one of the outages of the provider. */
export function meetsOutage({ at, ms }, outages) {
  return outages.some(({ from, to }) => at + ms >= from && at <= to + GRACE_MS);
}

function isAllowed({ kind, status, headers, text, seenTimes }) {
  if (kind === 'page') return status === 503 && 'retry-after' in headers && seenTimes < SEEN_TIMES;
  // A hostile request may ask for any page, or for none that there is.
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
