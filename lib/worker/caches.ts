// Names of the worker's caches, and their limits by number and age.

import { ExpirationPlugin } from 'workbox-expiration';
import { DAY_SECONDS } from '@/lib/shared/day';
import { toCacheNames } from '@/lib/shared/worker/cache-names';
import { parseWorkerQuery } from '@/lib/shared/worker/worker-query';
import { BUILD, scope } from '@/lib/worker/push/scope';

/** By merchant, environment and build; the worker's query serves nothing else. */
export const cacheNames = toCacheNames(parseWorkerQuery(scope.location.search), BUILD);

/** Seconds a page may take before the cached one shows. */
export const NETWORK_LIMIT_S = 3;

/** Entries and days of each cache; a full device empties it first. */
const LIMITS = {
  files: { maxEntries: 120, maxAgeSeconds: 30 * DAY_SECONDS },
  pages: { maxEntries: 30, maxAgeSeconds: 7 * DAY_SECONDS },
  data: { maxEntries: 60, maxAgeSeconds: 7 * DAY_SECONDS },
  pictures: { maxEntries: 150, maxAgeSeconds: 14 * DAY_SECONDS },
} as const;

// Entries are deleted by their address alone: one whose server sends `Vary: Accept` would never match, and stay.
const matchOptions = { ignoreVary: true };

/** Creates the plugin that enforces a cache's limits. */
export function makeLimit(kind: keyof typeof LIMITS): ExpirationPlugin {
  return new ExpirationPlugin({ ...LIMITS[kind], matchOptions, purgeOnQuotaError: true });
}
