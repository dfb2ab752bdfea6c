// Counts pages by source.
import 'server-only';
import { getMetrics, NO_LABEL } from '@/lib/server/platform/metrics/metrics';

/** Cache status of a page; `shared` is one that this process had not rendered, and had not served before. */
export type CacheStatus = 'hit' | 'stale' | 'shared' | 'miss';

/** Counts one page; `alone` is one that is rendered for its visitor and not cached. */
export function recordCacheStatus(merchantCode: string | undefined, way: CacheStatus | 'alone'): void {
  getMetrics()?.renderings.inc({ merchant: merchantCode ?? NO_LABEL, way });
}
