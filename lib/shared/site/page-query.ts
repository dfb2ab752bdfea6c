// Which part of an address a page is rendered with: what chooses its content and what its links carry, never what marks one visitor.
import { CLICK_NAMES } from '@/lib/shared/click-names';
import { CARRIED_QUERY } from '@/lib/shared/routes';
import { SUPPORT_QUERY } from '@/lib/shared/service/support-note';

const MAX_LENGTH = 512;

/** Names that choose what a page shows, in its own language or another. */
const CONTENT = [
  ...['category', 'game', 'id', 'page', 'q', 'sort', 'tag', 'vendor'],
  ...['lang', 'go', SUPPORT_QUERY],
];

/** Names that no page reads and no link carries. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
]);
/** Marks of advertisements: each visitor brings his own, and each link of his page carries them. In documents the caller takes them out before. */
const CLICKS: ReadonlySet<string> = new Set(CLICK_NAMES);

const CARRIED = CARRIED_QUERY.filter((name) => !CLICKS.has(name));
const RENDERED: ReadonlySet<string> = new Set<string>([...CONTENT, ...CARRIED]);

/** Mark of the site's own navigation, which tells its requests apart. */
const DATA_MARK = '_rsc';

/**
 * The query that a shared page is rendered with, sorted by name. Undefined where the address names something else, names something twice,
 * marks a click, or is over 512 characters: such a page is rendered for its visitor alone. The answer to the site's
 * own navigation (`data`) names its address, and keeps all that it may hold.
 */
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
