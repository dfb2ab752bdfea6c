// A site whose pages nginx stores for a minute: one for all parts of the test file that imports them.
import { storeSite } from './store-site';

export const { running, get, getTwice, freshHost } = storeSite(60);
