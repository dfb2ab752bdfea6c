// Pages beyond this process: shared by all instances in Redis, or kept on disk for the next start where there is none.
import 'server-only';
import { getEnv } from '@/lib/server/env';
import { isDevelopment } from '@/lib/server/is-development';
import { getBuildId } from '@/lib/server/page/get-build-id';
import type { PageKey } from '@/lib/server/pages/page-key';
import { readDiskPage, writeDiskPage } from '@/lib/server/pages/shared/disk-pages';
import { readRedisPage, type Turn, takeRedisTurn } from '@/lib/server/pages/shared/redis-pages';
import { cachePage, isDropped, type Place, peekPage } from '@/lib/server/pages/store/cached-pages';
import { type SharedWork, shareWork } from '@/lib/server/shared-work';
import { getSingle } from '@/lib/server/single';

const ALONE: Turn = { end: () => undefined };

const isOff = (): boolean => isDevelopment || getBuildId() === '';

const getRecalls = () => getSingle<SharedWork<boolean>>('page-recalls', () => new Map());

async function recall(place: Place): Promise<boolean> {
  const page = await (getEnv().REDIS_URL ? readRedisPage(place) : readDiskPage(place));
  if (!page || isDropped(page)) return false;
  cachePage(place, page);
  return peekPage(place) !== undefined;
}

/** Brings a page that this process does not know into its memory; false where it is nowhere else either. Never throws. */
export function recallPage({ kind, text, merchant, calmText = text }: PageKey): Promise<boolean> {
  if (isOff()) return Promise.resolve(false);
  const place = { kind, text: calmText, merchant };
  return shareWork(getRecalls(), { key: calmText }, () => recall(place));
}

/**
 * The turn to render a page: with Redis one instance renders, and the others wait three seconds at most for what it made. A page of a fault is each instance's own,
 * since each fills in its trace ids by a mark that the others do not know. Never throws.
 */
export async function takeTurn(key: PageKey, gone: AbortSignal): Promise<Turn> {
  if (isOff() || key.state.fault) return ALONE;
  if (getEnv().REDIS_URL) return takeRedisTurn(key, gone);
  return { end: (made) => made && writeDiskPage(key, made) };
}
