// Requests cached pages by key, and returns cache status and page.

import type { PageKey } from '@/lib/server/pages/key/page-key';
import type { Filled } from '@/lib/server/pages/render/fill-page';
import { getCachedPage } from '@/lib/server/pages/store/page-store';
import { Overloaded } from '@/lib/server/platform/overloaded';
import { parseStatus } from '@/lib/shared/site/parse-status';

/** The key of a document. */
export const keyOf = (text: string, merchant = 'one'): PageKey => ({
  ...{ text, merchant, kind: 'document', path: '/m/home', query: new URLSearchParams(), clicks: [] },
  state: { status: parseStatus({}) },
});

/** Returns cache status and page; Overloaded or undefined without a page. */
export async function getPage(key: PageKey, fill: () => Promise<Filled | undefined>) {
  const page = await getCachedPage(key, fill);
  return page && !(page instanceof Overloaded) && [page.status, page.page];
}
