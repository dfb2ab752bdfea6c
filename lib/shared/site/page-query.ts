// Which part of an address a page is rendered with: what chooses its content and what its links carry, never what marks one visitor (DESIGN §1.1).
import { CLICK_NAMES } from '@/lib/shared/attribution/click-names';
import { KEPT_QUERY } from '@/lib/shared/routes';
import { SUPPORT_QUERY } from '@/lib/shared/service/support-note';

const MAX_LENGTH = 512;

/** Names that choose what a page shows, in its own language or another. */
const CONTENT = [
  ...['category', 'game', 'id', 'page', 'q', 'sort', 'tag', 'vendor'],
  ...['lang', 'go', SUPPORT_QUERY],
];

/** Marks of advertisements: each visitor brings his own. Links get them at the tap, and the server has them in cookies (RR12, T3). */
const DROPPED: ReadonlySet<string> = new Set([
  ...CLICK_NAMES,
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
]);

const CARRIED = KEPT_QUERY.filter((name) => !DROPPED.has(name));
const RENDERED: ReadonlySet<string> = new Set<string>([...CONTENT, ...CARRIED]);

/** Mark of the site's own navigation, which tells its requests apart. */
const DATA_MARK = '_rsc';

/**
 * The query that a shared page is rendered with, sorted by name. The answer to the site's own navigation (`data`) names its address, and
 * keeps what documents drop. Undefined where the address names something else, names something twice, or is over 512 characters: such a
 * page is rendered for its visitor alone (SEC-34, SEC-47).
 */
export function toPageQuery(query: URLSearchParams, kind: 'document' | 'data'): URLSearchParams | undefined {
  const rendered = new URLSearchParams();
  for (const [name, value] of query) {
    const isDropped = kind === 'document' ? DROPPED.has(name) : name === DATA_MARK;
    if (isDropped) continue;
    if (!(RENDERED.has(name) || DROPPED.has(name)) || rendered.has(name)) return undefined;
    rendered.set(name, value);
  }
  rendered.sort();
  return rendered.toString().length > MAX_LENGTH ? undefined : rendered;
}
