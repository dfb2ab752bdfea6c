// Features that the site may offer in a browser.
import 'client-only';

export const OFFERS = ['install', 'bar', 'push', 'worker'] as const;

/** State of each offer, as the second half of its message key. */
export type Offers = Readonly<Record<(typeof OFFERS)[number], string>>;
