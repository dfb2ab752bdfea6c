// The click values of this browser, and where they may lie.
import 'client-only';
import { readOwnCookie } from '@/lib/client/page/read-own-cookie';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED, type StoredItem } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { CLICKS_COOKIE, parseClicksCookie } from '@/lib/shared/attribution/cookies/landing-cookies';
import { type Clicks, parseClicks, parseLanding } from '@/lib/shared/attribution/landing';
import type { ClickPlace } from '@/lib/shared/consent/click-place';

function readItem(item: StoredItem): Clicks {
  const record = readStoredRecord(item) ?? {};
  return parseClicks((name) => (Object.hasOwn(record, name) ? record[name] : undefined));
}

function writeItem(item: StoredItem, clicks: Clicks): void {
  if (Object.keys(clicks).length === 0) removeStored(item);
  else writeStored(item, JSON.stringify(clicks));
}

/** The kept values that the place allows to be used. What the server's cookie says is as new as the last address. */
export function readStoredClicks(place: ClickPlace): Clicks {
  if (place === 'nowhere') return {};
  const kept = { ...readItem(STORED.visitClicks), ...readItem(STORED.clicks) };
  return place === 'visit' ? kept : { ...kept, ...parseClicksCookie(readOwnCookie(CLICKS_COOKIE)) };
}

/**
 * Brings the kept values to where consent allows them, with those of this page's address, and gives them: on the device, in this tab alone,
 * or nowhere. A newer value takes the place of an older one of its name. Never throws.
 */
export function settleClicks(
  place: ClickPlace,
  arrived: Clicks = parseLanding(new URLSearchParams(window.location.search)).clicks,
): Clicks {
  const clicks = place === 'nowhere' ? {} : { ...readStoredClicks(place), ...arrived };
  writeItem(STORED.clicks, place === 'lasting' ? clicks : {});
  writeItem(STORED.visitClicks, place === 'visit' ? clicks : {});
  return clicks;
}
