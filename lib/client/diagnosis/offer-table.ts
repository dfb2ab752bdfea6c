// Features that the site may offer in a browser.
import 'client-only';

export const OFFERS = ['install', 'bar', 'push', 'worker'] as const;

export type Offers = Readonly<Record<(typeof OFFERS)[number], string>>;
