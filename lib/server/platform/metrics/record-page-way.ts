// Counts pages by source.
import 'server-only';
import { getFigures, NO_LABEL } from '@/lib/server/platform/metrics/figures';

/** Cache status of a page; `shared` is one that this process had not rendered, and had not served before. */
export type PageWay = 'hit' | 'stale' | 'shared' | 'miss';

/** Counts one page; `alone` is one that is rendered for its visitor and not cached. */
export function recordPageWay(merchantCode: string | undefined, way: PageWay | 'alone'): void {
  getFigures()?.renderings.inc({ merchant: merchantCode ?? NO_LABEL, way });
}
