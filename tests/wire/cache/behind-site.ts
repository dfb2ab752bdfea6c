// A site behind a cache: one of each for all parts of the test file that imports them.
import { cacheSite } from './cached-site';

export const { site, cache } = cacheSite();
