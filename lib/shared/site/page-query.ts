// The part of a query that a page is rendered with: it selects content, never identifies a visitor.
import { CLICK_NAMES } from '@/lib/shared/click-names';
import { CARRIED_QUERY } from '@/lib/shared/routes';
import { SUPPORT_QUERY } from '@/lib/shared/service/support-note';

const MAX_LENGTH = 512;

/** Names that select content or language. */
const CONTENT = [
  ...['category', 'game', 'id', 'page', 'q', 'sort', 'tag', 'vendor'],
  ...['lang', 'go', SUPPORT_QUERY],
];

/** Names that no page reads and no link carries. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
  // Added by Google, Meta and Microsoft to each visit from their advertisements and posts.
  ...['gad_source', 'gad_campaignid', 'gbraid', 'wbraid', 'srsltid', 'igsh', 'mibextid', 'msclkid'],
]);
/** Click ids differ per visitor and are carried by links. For documents, the caller removes them first. */
const CLICKS: ReadonlySet<string> = new Set(CLICK_NAMES);

const CARRIED = CARRIED_QUERY.filter((name) => !CLICKS.has(name));
const RENDERED: ReadonlySet<string> = new Set<string>([...CONTENT, ...CARRIED]);

/** Marks requests of client-side navigation. */
const DATA_MARK = '_rsc';

/** Returns the sorted query of a shared page; undefined for unknown or repeated names, click ids, or over 512 characters. */
export function toPageQuery(query: URLSearchParams, kind: 'document' | 'data'): URLSearchParams | undefined {
  const rendered = new URLSearchParams();
  const isKnown = (name: string) =>
    RENDERED.has(name) || (kind === 'data' && (DROPPED.has(name) || CLICKS.has(name)));
  for (const [name, value] of query) {
    if (kind === 'document' ? DROPPED.has(name) : name === DATA_MARK) continue;
    if (!isKnown(name) || rendered.has(name)) return undefined;
    rendered.set(name, value);
  }
  rendered.sort();
  return rendered.toString().length > MAX_LENGTH ? undefined : rendered;
}
