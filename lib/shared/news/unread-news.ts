// Which announcements a device has not seen yet, by the moment they were published.
import type { Announcement } from '@/lib/shared/news/parse-announcements';

/** The moment (ISO) of the newest announcement; empty where none has one. */
export function newestMoment(list: readonly Announcement[]): string {
  return list.reduce((newest, { publishedAt = '' }) => (publishedAt > newest ? publishedAt : newest), '');
}

/** How many were published after the moment up to which the device has seen them; what has no moment never counts. */
export function countUnreadNews(list: readonly Announcement[], seenUntil: string): number {
  return list.filter(({ publishedAt = '' }) => publishedAt > seenUntil).length;
}
