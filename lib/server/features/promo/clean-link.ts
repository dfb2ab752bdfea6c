// Where a link in a promotion may lead: own pages, or another site over https.
import 'server-only';
import type sanitize from 'sanitize-html';
import { ROUTES, TOKEN_QUERY, trimPath, withCarriedQuery } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

export type LinkPlace = { readonly host: string; readonly query: URLSearchParams };

const BASE = 'https://internal.invalid';

/** Own addresses that are no pages need a full navigation. */
const HARD: ReadonlySet<string> = new Set([ROUTES.launchGame, ROUTES.session, ROUTES.switchAnswer]);

function internalPathOf(raw: string, host: string): string | undefined {
  const url = /^https?:/i.test(raw) ? URL.parse(raw) : null;
  return parseInternalPath(url?.host === host ? url.pathname + url.search + url.hash : raw);
}

// Kept query parameters are appended; a token in public content is dropped.
function withQuery(path: string, query: URLSearchParams): string {
  const url = new URL(withCarriedQuery(path, query), BASE);
  for (const name of TOKEN_QUERY) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** Returns the link as the page may show it; a link to anywhere else loses its tag and keeps its text. */
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
