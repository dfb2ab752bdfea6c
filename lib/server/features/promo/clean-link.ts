// Where a link in a promotion's content may lead: our own pages, or another site by https.
import 'server-only';
import type sanitize from 'sanitize-html';
import { carriedQuery, ROUTES, TOKEN_QUERY, trimPath } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** The page that the content stands on. */
export type LinkPlace = { readonly host: string; readonly query: URLSearchParams };

const BASE = 'https://internal.invalid';

/** Own addresses that are no pages: the browser has to go there itself. */
const HARD: ReadonlySet<string> = new Set([
  ROUTES.launchGame,
  ROUTES.out,
  ROUTES.session,
  ROUTES.switchAnswer,
]);

function internalPathOf(raw: string, host: string): string | undefined {
  const url = /^https?:/i.test(raw) ? URL.parse(raw) : null;
  return parseInternalPath(url?.host === host ? url.pathname + url.search + url.hash : raw);
}

// Kept parameters travel along; a token in a text for all belongs to no reader.
function withQuery(path: string, query: URLSearchParams): string {
  const url = new URL(path, BASE);
  for (const [name, value] of carriedQuery(query))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  for (const name of TOKEN_QUERY) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** The link as the page may carry it; one that leads anywhere else than allowed loses its tag and keeps its words. */
export function toCleanLink(attribs: sanitize.Attributes, { host, query }: LinkPlace): sanitize.Tag {
  const raw = (attribs.href ?? '').trim();
  const path = internalPathOf(raw, host);
  if (path) {
    const isHard = HARD.has(trimPath(path.split(/[?#]/, 1)[0] ?? ''));
    return {
      tagName: 'a',
      attribs: { href: withQuery(path, query), ...(isHard ? {} : { 'data-soft': '' }) },
    };
  }
  const href = parseResourceUrl(raw);
  if (!href) return { tagName: 'dropped', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'noopener noreferrer nofollow ugc', target: '_blank' } };
}
