// Counts announcements that a device has not seen.
import type { Announcement } from '@/lib/shared/news/parse-announcements';

/** Returns the publication time (ISO) of the newest announcement, or an empty text. */
export function newestMoment(list: readonly Announcement[]): string {
  return list.reduce((newest, { publishedAt = '' }) => (publishedAt > newest ? publishedAt : newest), '');
}

/** Counts announcements published after `seenUntil`; undated ones never count. */
export function countUnreadNews(list: readonly Announcement[], seenUntil: string): number {
  return list.filter(({ publishedAt = '' }) => publishedAt > seenUntil).length;
}
