// Announcements and news, parsed tolerantly (M1); their words are text, never HTML (ruling 64).
import type { WireAnnouncement } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';
import { parseMoment } from '@/lib/shared/promo/moment';
import { parseContentId } from '@/lib/shared/promo/parse-promotion';

/** The kinds of announcements that pages ask for. */
export type AnnouncementType = 'NEWS' | 'DOWNLOAD';

/** One announcement; line breaks of `content` are kept. */
export type Announcement = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** ISO time. */
  readonly publishedAt?: string;
};

const MAX_CONTENT_CHARS = 20_000;

function isOfType(raw: WireAnnouncement, type: AnnouncementType): boolean {
  const own = toText(raw?.type);
  return own === '' || own === type;
}

function announcementOf(raw: WireAnnouncement): Announcement | undefined {
  const id = parseContentId(raw.id);
  const title = toText(raw.title).trim();
  if (!id || title === '') return undefined;
  const content = toText(raw.content).trim().slice(0, MAX_CONTENT_CHARS);
  return { id, title, content, publishedAt: parseMoment(raw.publishedAt) };
}

function byNewest(one: Announcement, other: Announcement): number {
  const [a = '', b = ''] = [one.publishedAt, other.publishedAt];
  return a === b ? 0 : a < b ? 1 : -1;
}

/** Announcements of one type, the newest first, those without a date last, each id once; one needs an id and a title (M1). */
export function parseAnnouncements(value: unknown, type: AnnouncementType): Announcement[] {
  const list: WireAnnouncement[] = Array.isArray(value)
    ? value.filter((item) => typeof item === 'object' && item !== null)
    : [];
  const known = list
    .filter((raw) => isOfType(raw, type))
    .map(announcementOf)
    .filter((item) => item !== undefined);
  return [...new Map(known.map((item) => [item.id, item])).values()].sort(byNewest);
}

/** The announcement with the id of a query, else undefined; a query may hold anything. */
export function findAnnouncement(list: readonly Announcement[], id: unknown): Announcement | undefined {
  return list.find((item) => item.id === id);
}
