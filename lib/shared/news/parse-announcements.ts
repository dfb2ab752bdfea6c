// Announcements and news, and how many a device has not seen; their contents are plain text, never HTML.

import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WireAnnouncement } from '@/lib/shared/calls/wire-site';
import { toCode, toRecords, toText } from '@/lib/shared/calls/wire-value';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { keepAmounts } from '@/lib/shared/money/keep-amounts';
import { parseMoment } from '@/lib/shared/promo/moment';
import { parseContentId } from '@/lib/shared/promo/parse-promotion';
import { cutText } from '@/lib/shared/seo/cut-text';
import { uniqueBy } from '@/lib/shared/unique-by';

export type AnnouncementType = 'NEWS' | 'DOWNLOAD';

/** Line breaks of `content` are kept. */
export type Announcement = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** ISO time. */
  readonly publishedAt?: string;
};

function isOfType(raw: WireAnnouncement, type: AnnouncementType): boolean {
  const own = toCode(raw?.type);
  return own === '' || own === type;
}

// Each line becomes DOM nodes, so their number is limited.
const toLines = (text: string): string => text.split('\n', TEXT_LIMIT.announcementLines).join('\n');

const HEADING_LENGTH = 100;

// Without a title, the first line heads the rest.
function splitTitle(text: string): { title: string; content: string } {
  const line = text.split('\n', 1)[0] ?? '';
  const title = cutText(line, HEADING_LENGTH);
  return { title, content: line.length > title.length ? text : text.slice(line.length).trim() };
}

function announcementOf(raw: WireAnnouncement): Announcement | undefined {
  const id = parseContentId(raw.id);
  const text = keepAmounts(toLines(toText(raw.content, TEXT_LIMIT.announcement)).trim());
  const own = keepAmounts(toText(raw.title).trim());
  const { title, content } = own === '' ? splitTitle(text) : { title: own, content: text };
  if (!id || title === '') return undefined;
  return { id, title, content, publishedAt: parseMoment(raw.publishedAt) };
}

function byNewest(one: Announcement, other: Announcement): number {
  const [a = '', b = ''] = [one.publishedAt, other.publishedAt];
  return a === b ? 0 : a < b ? 1 : -1;
}

// Announcements share one page: beyond the limit, the oldest lose their content.
function shareChars(list: readonly Announcement[]): Announcement[] {
  let left: number = TEXT_LIMIT.announcements;
  return list.map((item) => {
    const content = toText(item.content, left);
    left -= content.length;
    return { ...item, content };
  });
}

/** Returns the newest 100 of the first 1,000, each with an id and a title or text, undated last, 200,000 characters in all. */
export function parseAnnouncements(value: unknown, type: AnnouncementType): Announcement[] {
  const known = toRecords<WireAnnouncement>(value, LIST_LIMIT.announcements)
    .filter((raw) => isOfType(raw, type))
    .map(announcementOf)
    .filter((item) => item !== undefined);
  const sorted = uniqueBy(known, ({ id }) => id).sort(byNewest);
  return shareChars(sorted.slice(0, LIST_LIMIT.newest));
}

/** Finds the announcement with the id of a query. */
export function findAnnouncement(list: readonly Announcement[], id: unknown): Announcement | undefined {
  return list.find((item) => item.id === id);
}

/** Returns the publication time (ISO) of the newest announcement, or an empty text. */
export function newestMoment(list: readonly Announcement[]): string {
  return list.reduce((newest, { publishedAt = '' }) => (publishedAt > newest ? publishedAt : newest), '');
}

/** Counts announcements published after `seenUntil`; undated ones never count. */
export function countUnreadNews(list: readonly Announcement[], seenUntil: string): number {
  return list.filter(({ publishedAt = '' }) => publishedAt > seenUntil).length;
}
