// The click values of this browser and where consent allows them.
import 'client-only';
import { readOwnCookie } from '@/lib/client/page/read-document-cookie';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED, type StoredItem } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { type Clicks, parseClicks, parseLanding } from '@/lib/shared/attribution/landing';
import { CLICKS_COOKIE, parseClicksCookie } from '@/lib/shared/attribution/landing-cookies';
import type { ClickPlace } from '@/lib/shared/consent/consent';

function readItem(item: StoredItem): Clicks {
  const record = readStoredRecord(item) ?? {};
  return parseClicks((name) => (Object.hasOwn(record, name) ? record[name] : undefined));
}

function writeItem(item: StoredItem, clicks: Clicks): void {
  if (Object.keys(clicks).length === 0) removeStored(item);
  else writeStored(item, JSON.stringify(clicks));
}

/** Returns the stored values that `place` allows; those of the server cookie win. */
export function readStoredClicks(place: ClickPlace): Clicks {
  if (place === 'nowhere') return {};
  const stored = { ...readItem(STORED.visitClicks), ...readItem(STORED.clicks) };
  return place === 'visit' ? stored : { ...stored, ...parseClicksCookie(readOwnCookie(CLICKS_COOKIE)) };
}

/** Moves stored and current values to where consent allows them. Newer values win. Never throws. */
export function syncStoredClicks(
  place: ClickPlace,
  arrived: Clicks = parseLanding(new URLSearchParams(window.location.search)).clicks,
): Clicks {
  const clicks = place === 'nowhere' ? {} : { ...readStoredClicks(place), ...arrived };
  writeItem(STORED.clicks, place === 'lasting' ? clicks : {});
  writeItem(STORED.visitClicks, place === 'visit' ? clicks : {});
  return clicks;
}

/** Returns the click and campaign ids of this address and of earlier pages in this tab. */
export function readVisitClicks(): Clicks {
  return {
    ...readStoredClicks('visit'),
    ...parseLanding(new URLSearchParams(window.location.search)).clicks,
  };
}
