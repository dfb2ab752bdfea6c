// Kept pages: bounded by bytes, one rendering however many wait, stale while refreshing and on error, dropped by merchant (QUALITY §4; FLT-19, SEC-15, SEC-47).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { onConfigChange } from '@/lib/server/cache/config-changes';
import { Overloaded } from '@/lib/server/load/overloaded';
import { wouldWait } from '@/lib/server/load/render-slots';
import { getLog } from '@/lib/server/log';
import { onMerchantChange } from '@/lib/server/merchant/registry';
import { type SharedWork, shareWork } from '@/lib/server/shared-work';
import { getSingle } from '@/lib/server/single';
import type { Filled } from '@/lib/server/stamp/fill-page';
import { type StampedPage, withBrotli } from '@/lib/server/stamp/form/stamped-page';
import type { PageKey } from '@/lib/server/stamp/page-key';

const MiB = 1024 * 1024;
/** Bytes by kind: pages asked for once, and those asked for again, which a flood of the first kind cannot push out. */
const BUDGET = { document: { once: 24 * MiB, again: 104 * MiB }, data: { once: 12 * MiB, again: 52 * MiB } };
/** How long after its time a page is still served while a new one is rendered. */
const REFRESHING_MS = 10_000;
const STALE_MS = 24 * 3600 * 1000;
/** How long a stale page serves before another try, after one that failed. */
const HOLD_MS = 2_000;
const MAX_UNKEPT = 5_000;
const UNKEPT_MS = 30_000;

type Kept = {
  readonly page: StampedPage;
  readonly merchant: string;
  renderedAtMs: number;
  freshUntilMs: number;
};
type Refilled = Kept | Overloaded | undefined;
type Shelf = { readonly once: LRUCache<string, Kept>; readonly again: LRUCache<string, Kept> };
type Store = {
  readonly shelves: Record<PageKey['kind'], Shelf>;
  readonly filling: SharedWork<Refilled>;
  /** Keys whose answers are none that could be kept (redirects, above all), until when: they are not rendered twice for each visitor. */
  readonly unkept: LRUCache<string, number>;
};

/** How a page was come by. */
export type PageWay = 'hit' | 'stale' | 'miss';

const makeShelf = ({ once, again }: { once: number; again: number }): Shelf => {
  const lru = (maxSize: number) =>
    new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length * 2 });
  return { once: lru(once), again: lru(again) };
};

const getStore = () =>
  getSingle<Store>('pages', () => {
    onMerchantChange(dropPages);
    onConfigChange((merchant) => dropPages([merchant]));
    return {
      shelves: { document: makeShelf(BUDGET.document), data: makeShelf(BUDGET.data) },
      filling: new Map(),
      unkept: new LRUCache({ max: MAX_UNKEPT }),
    };
  });

// What is asked for again is worth its better form, which is made beside the answers.
function keepForAgain({ again }: Shelf, text: string, kept: Kept): void {
  again.set(text, kept);
  const improve = async () => {
    const page = await withBrotli(kept.page);
    if (again.peek(text) === kept) again.set(text, { ...kept, page });
  };
  improve().catch((error) => getLog().warn({ error: String(error) }, 'page has no brotli form'));
}

function findKept(shelf: Shelf, text: string): Kept | undefined {
  const known = shelf.again.get(text);
  if (known) return known;
  const first = shelf.once.get(text);
  if (!first) return undefined;
  shelf.once.delete(text);
  keepForAgain(shelf, text, first);
  return first;
}

function keep(shelf: Shelf, text: string, kept: Kept): void {
  if (shelf.again.has(text)) keepForAgain(shelf, text, kept);
  else shelf.once.set(text, kept);
}

async function refill(key: PageKey, filling: Promise<Filled | undefined>): Promise<Refilled> {
  const shelf = getStore().shelves[key.kind];
  const filled = await filling.catch((error) => {
    if (error instanceof Overloaded) return error;
    getLog().warn(
      { merchant: key.merchant, path: key.path, error: String(error) },
      'page could not be rendered',
    );
    return 'failed' as const;
  });
  const made = filled === 'failed' || filled instanceof Overloaded ? undefined : filled;
  const nowMs = Date.now();
  const before = shelf.again.peek(key.text) ?? shelf.once.peek(key.text);
  const isBetter = before !== undefined && !made?.isWhole && nowMs - before.renderedAtMs < STALE_MS;
  if (isBetter) {
    const renderedAtMs = Math.min(before.renderedAtMs, nowMs);
    return Object.assign(before, { renderedAtMs, freshUntilMs: nowMs + HOLD_MS });
  }
  if (!filled) getStore().unkept.set(key.text, performance.now() + UNKEPT_MS);
  if (filled instanceof Overloaded) return filled;
  if (!made) return undefined;
  const kept = { ...made, merchant: key.merchant, renderedAtMs: nowMs };
  if (made.isWhole) keep(shelf, key.text, kept);
  return kept;
}

type Fill = (gone: AbortSignal) => Promise<Filled | undefined>;
type Found = { readonly page: StampedPage; readonly way: PageWay };

// Never before it was rendered: a clock that is put back makes no page last longer (FLT-37).
const isFresh = ({ freshUntilMs, renderedAtMs }: Kept, nowMs: number): boolean =>
  nowMs <= freshUntilMs && nowMs >= renderedAtMs;

const mayServeLate = ({ merchant, renderedAtMs }: Kept, nowMs: number): boolean =>
  nowMs - renderedAtMs < STALE_MS && wouldWait(merchant);

/**
 * The page of a key, kept or rendered now; undefined where it can only be rendered for its visitor. Where too many renderings wait, one of the last
 * 24 hours serves, however late it is, and Overloaded is given back where there is none (FLT-30). `gone` ends when all who wait have left (FLT-28);
 * what was served late is rendered all the same. Never throws.
 */
export async function getStampedPage(
  key: PageKey,
  fill: Fill,
  asker: { readonly signal?: AbortSignal } = {},
): Promise<Found | Overloaded | undefined> {
  if ((getStore().unkept.get(key.text) ?? 0) > performance.now()) return undefined;
  const kept = findKept(getStore().shelves[key.kind], key.text);
  const nowMs = Date.now();
  if (kept && isFresh(kept, nowMs)) return { page: kept.page, way: 'hit' };
  const serves = kept && (nowMs - kept.freshUntilMs <= REFRESHING_MS || mayServeLate(kept, nowMs));
  const signal = serves ? undefined : asker.signal;
  const filled = shareWork(getStore().filling, { key: key.text, signal }, (gone) => refill(key, fill(gone)));
  if (serves) return { page: kept.page, way: 'stale' };
  const found = await filled;
  return found instanceof Overloaded ? found : found && { page: found.page, way: 'miss' };
}

/** Drops all pages of these merchants, and of no other (SEC-15). */
export function dropPages(merchants: readonly string[]): void {
  const dropped = new Set(merchants);
  for (const { once, again } of Object.values(getStore().shelves))
    for (const shelf of [once, again])
      for (const [text, { merchant }] of shelf.entries()) if (dropped.has(merchant)) shelf.delete(text);
}
