// Pages for tests of storage outside the process.
import { draftToTemplate } from '@/lib/server/pages/bytes/page-draft';
import type { PageKey } from '@/lib/server/pages/key/page-key';
import type { CachedPage, Place } from '@/lib/server/pages/store/cached-pages';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { filledWith } from '@/tests/unit/server/pages/render/filled-with';
import { forget } from '@/tests/unit/server/support/test-site';

export const placeOf = (text: string, more: Partial<Place> = {}): Place => ({
  ...{ text, merchant: 'one', kind: 'document', ...more },
});

export const keyOf = (text: string): PageKey => ({
  ...{ text, merchant: 'one', kind: 'document', path: '/m/home', query: new URLSearchParams(), clicks: [] },
  state: { status: parseStatus({}) },
});

/** A page of this text, rendered just now and good for a minute. */
export async function pageOf(text: string, more: Partial<CachedPage> = {}): Promise<CachedPage> {
  const { page } = await filledWith(text);
  const nowMs = Date.now();
  return { page, merchant: 'one', renderedAtMs: nowMs, freshUntilMs: nowMs + 60_000, ...more };
}

export const templateOf = (text: string) =>
  draftToTemplate({ text, status: 200, headers: [['vary', 'a']], nonce: 'n0', policy: 'p' });

/** Later starts run another build. */
export function setBuild(id: string): void {
  forget('build-id');
  getProcessSingleton('build-id', () => id);
}
