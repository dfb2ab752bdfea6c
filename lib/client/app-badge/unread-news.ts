// Counts unread announcements for the badge of the installed app icon.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { announcements } from '@/lib/shared/calls/promotion-table';
import { PLATFORM } from '@/lib/shared/constants';
import { parseAnnouncements } from '@/lib/shared/news/parse-announcements';
import { countUnreadNews, newestMoment } from '@/lib/shared/news/unread-news';

const listeners = new Set<() => void>();
let unread = 0;

/** Calls the listener when the count changes. Returns the unsubscribe function. */
export function subscribeUnreadNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the last known count. */
export function getUnreadNews(): number {
  return unread;
}

function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

/**
 * Fetches the announcements and counts the unread ones, if an icon can show them; `isRead` while the list is
 * open. A device without history and a member on a break have none; a failure keeps the count.
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
