// Cached pages in memory, bounded in bytes; frequent ones are separate from those requested once (SEC-47).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { type PageBytes, withBrotli } from '@/lib/server/pages/bytes/page-bytes';
import type { PageTemplate } from '@/lib/server/pages/bytes/page-draft';
import type { PageKey } from '@/lib/server/pages/key/page-key';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { onConfigChange } from '@/lib/server/provider/answer-cache/config-changes';
import { onMerchantChange } from '@/lib/server/tenants/merchant-change';
import { DAY_MS } from '@/lib/shared/day';

const MiB = 1024 * 1024;
/** Bytes by kind. A flood of pages requested once cannot evict the others. */
const LIMITS = { document: { once: 24 * MiB, again: 104 * MiB }, data: { once: 12 * MiB, again: 52 * MiB } };
const STALE_MS = DAY_MS;
const MAX_MERCHANTS = 50_000;

/** Times in ms since 1970. */
export type CachedPage = {
  readonly page: PageBytes | PageTemplate;
  readonly merchant: string;
  readonly renderedAtMs: number;
  readonly freshUntilMs: number;
  /** Rendered by another instance, or before this one's last start. */
  readonly isShared?: boolean;
};

export type Place = Pick<PageKey, 'kind' | 'text' | 'merchant'>;
type Shelf = { readonly once: LRUCache<string, CachedPage>; readonly again: LRUCache<string, CachedPage> };

const makeShelf = ({ once, again }: { once: number; again: number }): Shelf => {
  const lru = (maxSize: number) =>
    new LRUCache<string, CachedPage>({
      maxSize,
      sizeCalculation: ({ page }, key) => page.bytes + key.length * 2,
    });
  return { once: lru(once), again: lru(again) };
};

const getShelves = () =>
  getProcessSingleton<Record<PageKey['kind'], Shelf>>('pages', () => {
    onMerchantChange(dropPages);
    onConfigChange((merchant) => {
      getDrops().set(merchant, Date.now());
      dropPages([merchant]);
    });
    return { document: makeShelf(LIMITS.document), data: makeShelf(LIMITS.data) };
  });

const getDrops = () =>
  getProcessSingleton('page-drops', () => new LRUCache<string, number>({ max: MAX_MERCHANTS }));

// A frequent page gets its brotli form, in the background.
function cacheForAgain({ again }: Shelf, text: string, cached: CachedPage): void {
  const [before, plain] = [again.peek(text)?.page, cached.page];
  const isSame = before && 'etag' in before && 'etag' in plain && before.etag === plain.etag;
  again.set(text, isSame ? { ...cached, page: before } : cached);
  if (isSame || !('gzip' in plain)) return;
  const improve = async () => {
    const page = await withBrotli(plain);
    const current = again.peek(text);
    // The same page may have been rendered anew meanwhile.
    if (current?.page === plain) again.set(text, { ...current, page });
  };
  improve().catch((error) => getLog().warn({ error: String(error) }, 'page has no brotli form'));
}

/** Returns a page of the last 24 hours; the second request moves it to the frequent ones. */
export function findPage({ kind, text }: Place): CachedPage | undefined {
  const shelf = getShelves()[kind];
  const known = shelf.again.get(text);
  const first = known ? undefined : shelf.once.get(text);
  if (first && canServe(first)) {
    shelf.once.delete(text);
    cacheForAgain(shelf, text, first);
  }
  const cached = known ?? first;
  return cached && canServe(cached) ? cached : undefined;
}

/** Returns a page of the last 24 hours without counting the request. */
export function peekPage({ kind, text }: Place): CachedPage | undefined {
  const { again, once } = getShelves()[kind];
  const cached = again.peek(text) ?? once.peek(text);
  return cached && canServe(cached) ? cached : undefined;
}

const canServe = ({ renderedAtMs }: CachedPage): boolean => Date.now() - renderedAtMs < STALE_MS;

/** Returns whether a page needs no refresh; one from the future does, since the clock was set back. */
export function isFreshPage({ freshUntilMs, renderedAtMs }: CachedPage): boolean {
  const nowMs = Date.now();
  return nowMs <= freshUntilMs && nowMs >= renderedAtMs;
}

/** Caches a complete page. */
export function cachePage({ kind, text }: Place, cached: CachedPage): void {
  const shelf = getShelves()[kind];
  if (shelf.again.has(text)) cacheForAgain(shelf, text, cached);
  else shelf.once.set(text, cached);
}

/** Returns whether a page is older than its merchant's last change. */
export function isDropped({ merchant, renderedAtMs }: CachedPage): boolean {
  return renderedAtMs <= (getDrops().get(merchant) ?? 0);
}

/** Drops all pages of these merchants only (SEC-15). */
export function dropPages(merchants: readonly string[]): void {
  const dropped = new Set(merchants);
  for (const { once, again } of Object.values(getShelves()))
    for (const shelf of [once, again])
      for (const [text, { merchant }] of shelf.entries()) if (dropped.has(merchant)) shelf.delete(text);
}
