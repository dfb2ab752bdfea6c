// Counts pages by cache status.
import 'server-only';
import { getMetrics, NO_LABEL } from '@/lib/server/platform/metrics/metrics';

/** Cache status of a page; `shared` comes from another instance or from disk. */
export type CacheStatus = 'hit' | 'stale' | 'shared' | 'miss';

/** Counts one page; `alone` bypasses the cache. */
export function recordCacheStatus(merchantCode: string | undefined, status: CacheStatus | 'alone'): void {
  getMetrics()?.renderings.inc({ merchant: merchantCode ?? NO_LABEL, way: status });
}
