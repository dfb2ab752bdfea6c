// Cached pages as tests ask for them: a key, and the way and page of an answer.

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

/** Cache status and page; Overloaded or undefined where there is none. */
export async function getPage(key: PageKey, fill: () => Promise<Filled | undefined>) {
  const page = await getCachedPage(key, fill);
  return page && !(page instanceof Overloaded) && [page.status, page.page];
}
