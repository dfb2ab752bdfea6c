// Cached pages beyond this process: in Redis for all instances, or on disk for the next start.
import 'server-only';
import type { PageKey } from '@/lib/server/pages/key/page-key';
import { cachePage, isDropped, type Place, peekPage } from '@/lib/server/pages/store/cached-pages';
import { readDiskPage, writeDiskPage } from '@/lib/server/pages/store/disk-pages';
import { type RenderLock, readRedisPage, takeRedisLock } from '@/lib/server/pages/store/redis-pages';
import { getEnv } from '@/lib/server/platform/env';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { joinFlight, type SingleFlights } from '@/lib/server/platform/single-flight';

const ALONE: RenderLock = { end: () => undefined };

const isOff = (): boolean => isDevelopment || getBuildId() === '';

const getRecalls = () => getProcessSingleton<SingleFlights<boolean>>('page-recalls', () => new Map());

async function recall(place: Place): Promise<boolean> {
  const page = await (getEnv().REDIS_URL ? readRedisPage(place) : readDiskPage(place));
  if (!page || isDropped(page)) return false;
  cachePage(place, page);
  return peekPage(place) !== undefined;
}

/** Loads an unknown page into memory; false where it is nowhere. Never throws. */
export function recallPage({ kind, text, merchant, calmText = text }: PageKey): Promise<boolean> {
  if (isOff()) return Promise.resolve(false);
  const place = { kind, text: calmText, merchant };
  return joinFlight(getRecalls(), { key: calmText }, () => recall(place));
}

/** Returns the right to render, or another instance's page after at most 3 s; pages with a fault stay local. Never throws. */
export async function takeRenderLock(key: PageKey, signal: AbortSignal): Promise<RenderLock> {
  if (isOff() || key.state.fault) return ALONE;
  if (getEnv().REDIS_URL) return takeRedisLock(key, signal);
  return { end: (made) => made && writeDiskPage(key, made) };
}
