// Counts unread announcements for the badge of the installed app icon.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { isStandalone } from '@/lib/client/device/app-mode';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { makeStore } from '@/lib/client/store/make-store';
import { announcements } from '@/lib/shared/calls/promotion-table';
import { PLATFORM } from '@/lib/shared/constants';
import { countUnreadNews, newestMoment, parseAnnouncements } from '@/lib/shared/news/parse-announcements';

const unread = makeStore(0);

export const subscribeUnreadNews = unread.subscribe;

export const getUnreadNews = unread.get;

/** Fetches the announcements and counts the unread ones, if an icon can show them; `isRead` while the list is
 * open. A device without history and a member on a break have none; a failure keeps the count. */
export async function refreshUnreadNews(isRead: boolean, isOnBreak = false): Promise<void> {
  if (!('setAppBadge' in navigator) || !isStandalone()) return;
  if (isOnBreak) return unread.set(0);
  const answer = await callApi(announcements, { query: { types: 'NEWS', platform: PLATFORM } });
  if (!answer.ok) return;
  // One dated in the future would hide all that is published until then.
  const nowIso = new Date().toISOString();
  const list = parseAnnouncements(answer.value, 'NEWS').filter(
    ({ publishedAt = '' }) => publishedAt <= nowIso,
  );
  const seenUntil = readStored(STORED.newsSeen);
  const isCaughtUp = isRead || seenUntil === null;
  if (isCaughtUp) writeStored(STORED.newsSeen, newestMoment(list));
  unread.set(isCaughtUp ? 0 : countUnreadNews(list, seenUntil));
}
