// What the site may offer in a browser besides its pages.
import 'client-only';

/** What is offered, in the order of the page. */
export const OFFERS = ['install', 'bar', 'push', 'worker'] as const;

/** How each stands, as the second half of its message's key. */
export type Offers = Readonly<Record<(typeof OFFERS)[number], string>>;
