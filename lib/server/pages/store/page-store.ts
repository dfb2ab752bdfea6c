// The page cache: one rendering for all callers, stale pages during a refresh and while that fails.
import 'server-only';
import { wouldWait } from '@/lib/server/http/overload/render-slots';
import type { PageBytes } from '@/lib/server/pages/bytes/page-bytes';
import type { PageTemplate } from '@/lib/server/pages/bytes/page-draft';
import type { PageKey } from '@/lib/server/pages/key/page-key';
import type { Filled } from '@/lib/server/pages/render/fill-page';
import {
  type CachedPage,
  cachePage,
  findPage,
  isFreshPage,
  peekPage,
} from '@/lib/server/pages/store/cached-pages';
import {
  delayRefresh,
  excludeKey,
  getPageFlights,
  isHeld,
  isKeyExcluded,
  type Refilled,
  startedAtOf,
  trackRendering,
} from '@/lib/server/pages/store/page-renderings';
import { takeRenderLock } from '@/lib/server/pages/store/shared-pages';
import { getLog } from '@/lib/server/platform/log';
import type { CacheStatus } from '@/lib/server/platform/metrics/record-cache-status';
import { Overloaded } from '@/lib/server/platform/overloaded';
import { joinFlight } from '@/lib/server/platform/single-flight';
import { settleBy, staleAtOf, startBudget, type TimeBudget } from '@/lib/server/platform/time-budget';

/** How long after its expiry a page serves without waiting for its refresh. */
const REFRESHING_MS = 10_000;

type Fill = (options: {
  readonly signal: AbortSignal;
  readonly isBehind: boolean;
}) => Promise<Filled | undefined>;
type Asker = { readonly signal?: AbortSignal; readonly budget?: TimeBudget };
export type StoredPage = { readonly page: PageBytes | PageTemplate; readonly status: CacheStatus };

type Filling = () => Promise<Filled | undefined>;

async function settle(key: PageKey, fill: Filling) {
  return fill().catch((error) => {
    if (error instanceof Overloaded) return error;
    const { merchant, path } = key;
    getLog().warn({ merchant, path, error: String(error) }, 'page could not be rendered');
    return 'failed' as const;
  });
}

// An incomplete rendering changes neither the cached page nor its lifetime.
async function refill(key: PageKey, signal: AbortSignal, fill: Filling): Promise<Refilled> {
  const lock = await takeRenderLock(key, signal);
  if (lock.page) {
    cachePage(key, lock.page);
    return lock.page;
  }
  const filled = await settle(key, fill);
  const made = filled === 'failed' || filled instanceof Overloaded ? undefined : filled;
  const fresh = made && { ...made, merchant: key.merchant, renderedAtMs: Date.now() };
  lock.end(made?.isWhole ? fresh : undefined);
  if (made?.isWhole && fresh) {
    cachePage(key, fresh);
    return fresh;
  }
  delayRefresh(key.text);
  const before = peekPage(key);
  if (before) return before;
  if (filled === undefined) excludeKey(key.text);
  return filled instanceof Overloaded ? filled : fresh;
}

const toCalm = (key: PageKey): PageKey | undefined =>
  key.calmText === undefined ? undefined : { ...key, text: key.calmText };

/** Returns whether a key is unknown, so that a response needs a new rendering. */
export function isPageCold(key: PageKey): boolean {
  if (isKeyExcluded(key.text) || getPageFlights().has(key.text) || peekPage(key)) return false;
  const calm = toCalm(key);
  return calm === undefined || peekPage(calm) === undefined;
}

const servesAtOnce = ({ merchant, freshUntilMs }: CachedPage): boolean =>
  Date.now() - freshUntilMs <= REFRESHING_MS || wouldWait(merchant);

const toStoredPage = ({ page, isShared }: CachedPage): StoredPage => ({
  page,
  status: isShared ? 'shared' : 'miss',
});

async function serveStale(
  serving: CachedPage,
  filled: Promise<Refilled>,
  untilMs: number,
): Promise<StoredPage> {
  const page = servesAtOnce(serving) ? undefined : await settleBy(filled, untilMs);
  const isNew = page && !(page instanceof Overloaded) && page.renderedAtMs !== serving.renderedAtMs;
  return isNew ? toStoredPage(page) : { page: serving.page, status: 'stale' };
}

/** Returns a key's page, Overloaded without a free slot, undefined for pages of one visitor. `signal` never aborts a refresh. Never throws. */
export async function getCachedPage(
  key: PageKey,
  fill: Fill,
  asker: Asker = {},
): Promise<StoredPage | Overloaded | undefined> {
  const own = findPage(key);
  if (own && isFreshPage(own)) return { page: own.page, status: 'hit' };
  const calm = own ? undefined : toCalm(key);
  const serving = own ?? (calm && findPage(calm));
  if (serving && isHeld(key.text)) return { page: serving.page, status: 'stale' };
  if (!serving && isKeyExcluded(key.text)) return undefined;
  const isBehind = serving !== undefined;
  const work = { key: key.text, signal: isBehind ? undefined : asker.signal };
  const filled = joinFlight(getPageFlights(), work, (signal) =>
    trackRendering(key.text, () => refill(key, signal, () => fill({ signal, isBehind }))),
  );
  if (serving)
    return serveStale(serving, filled, staleAtOf(asker.budget ?? startBudget(), startedAtOf(key.text)));
  const page = await filled;
  return page instanceof Overloaded ? page : page && toStoredPage(page);
}
