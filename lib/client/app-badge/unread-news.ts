// How many announcements came since the player last looked: counted for the installed icon alone, and only where it can show a count.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { announcements } from '@/lib/shared/calls/play-table';
import { PLATFORM } from '@/lib/shared/constants';
import { parseAnnouncements } from '@/lib/shared/news/parse-announcements';
import { countUnreadNews, newestMoment } from '@/lib/shared/news/unread-news';

const listeners = new Set<() => void>();
let unread = 0;

/** Tells when the count changes; returns the way to stop. */
export function subscribeUnreadNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The count as last heard. */
export function getUnreadNews(): number {
  return unread;
}

function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

/**
 * Asks for the announcements and counts those that are new on this device; `isRead` while the list itself is open. A device that asks for the
 * first time has missed nothing. Asks nothing where no icon shows it; during a break nothing is new; a failure leaves the count as it was.
 */
export async function refreshUnreadNews(isRead: boolean, isOnBreak = false): Promise<void> {
  if (!('setAppBadge' in navigator) || !isStandalone()) return;
  if (isOnBreak) return setUnread(0);
  const answer = await callApi(announcements, { query: { types: 'NEWS', platform: PLATFORM } });
  if (!answer.ok) return;
  const list = parseAnnouncements(answer.value, 'NEWS');
  const seenUntil = readStored(STORED.newsSeen);
  const isCaughtUp = isRead || seenUntil === null;
  if (isCaughtUp) writeStored(STORED.newsSeen, newestMoment(list));
  setUnread(isCaughtUp ? 0 : countUnreadNews(list, seenUntil));
}
