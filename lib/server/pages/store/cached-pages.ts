// The pages in this process's memory, bounded in bytes: those asked for once apart from those asked for again (SEC-47, SEC-15).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { type PageBytes, withBrotli } from '@/lib/server/pages/bytes/page-bytes';
import type { PageTemplate } from '@/lib/server/pages/bytes/page-draft';
import type { PageKey } from '@/lib/server/pages/key/page-key';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { onConfigChange } from '@/lib/server/provider/answer-cache/config-changes';
import { onMerchantChange } from '@/lib/server/tenants/registry';

const MiB = 1024 * 1024;
/** Bytes by kind: pages asked for once, and those asked for again, which a flood of the first kind cannot push out. */
const LIMITS = { document: { once: 24 * MiB, again: 104 * MiB }, data: { once: 12 * MiB, again: 52 * MiB } };
/** How long a page may serve while it is refreshed, and while that fails. */
const STALE_MS = 24 * 3600 * 1000;
const MAX_MERCHANTS = 50_000;

/** A whole page of a merchant; times in ms since 1970. */
export type CachedPage = {
  readonly page: PageBytes | PageTemplate;
  readonly merchant: string;
  readonly renderedAtMs: number;
  readonly freshUntilMs: number;
  /** Rendered by another instance, or by this one before its last start. */
  readonly isShared?: boolean;
};

/** Where a page is kept. */
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

// What is asked for again is worth its better form, which is made beside the answers.
function cacheForAgain({ again }: Shelf, text: string, cached: CachedPage): void {
  const [before, plain] = [again.peek(text)?.page, cached.page];
  const isSame = before && 'etag' in before && 'etag' in plain && before.etag === plain.etag;
  again.set(text, isSame ? { ...cached, page: before } : cached);
  if (isSame || !('gzip' in plain)) return;
  const improve = async () => {
    const page = await withBrotli(plain);
    if (again.peek(text) === cached) again.set(text, { ...cached, page });
  };
  improve().catch((error) => getLog().warn({ error: String(error) }, 'page has no brotli form'));
}

/** Finds a page of the last 24 hours for an answer; asked for the second time, it moves to those that are asked for again. */
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

/** Looks for a page of the last 24 hours without counting it as asked for. */
export function peekPage({ kind, text }: Place): CachedPage | undefined {
  const { again, once } = getShelves()[kind];
  const cached = again.peek(text) ?? once.peek(text);
  return cached && canServe(cached) ? cached : undefined;
}

const canServe = ({ renderedAtMs }: CachedPage): boolean => Date.now() - renderedAtMs < STALE_MS;

/** Whether a page needs no refresh. Never before it was rendered: a clock that is put back makes no page last longer. */
export function isFreshPage({ freshUntilMs, renderedAtMs }: CachedPage): boolean {
  const nowMs = Date.now();
  return nowMs <= freshUntilMs && nowMs >= renderedAtMs;
}

/** Caches a whole page. */
export function cachePage({ kind, text }: Place, cached: CachedPage): void {
  const shelf = getShelves()[kind];
  if (shelf.again.has(text)) cacheForAgain(shelf, text, cached);
  else shelf.once.set(text, cached);
}

/** Whether a page was rendered before its merchant's configuration changed, wherever it comes from. */
export function isDropped({ merchant, renderedAtMs }: CachedPage): boolean {
  return renderedAtMs <= (getDrops().get(merchant) ?? 0);
}

/** Drops all pages of these merchants, and of no other (SEC-15). */
export function dropPages(merchants: readonly string[]): void {
  const dropped = new Set(merchants);
  for (const { once, again } of Object.values(getShelves()))
    for (const shelf of [once, again])
      for (const [text, { merchant }] of shelf.entries()) if (dropped.has(merchant)) shelf.delete(text);
}
