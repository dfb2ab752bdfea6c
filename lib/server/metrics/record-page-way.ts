// Counts pages by source (B42).
import 'server-only';
import { getFigures, NO_LABEL } from '@/lib/server/metrics/figures';
import type { PageWay } from '@/lib/server/pages/store/page-store';

/** Counts one page; `alone` is one that is rendered for its visitor and kept by nobody. */
export function recordPageWay(merchantCode: string | undefined, way: PageWay | 'alone'): void {
  getFigures()?.renderings.inc({ merchant: merchantCode ?? NO_LABEL, way });
}
