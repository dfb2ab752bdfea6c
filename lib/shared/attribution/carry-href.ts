// Adds the carried query to links of this site.

import type { Clicks } from '@/lib/shared/attribution/landing';
import { CATEGORY_ROUTES, carriedQuery, ROUTES, trimPath } from '@/lib/shared/routes';
import { parseUrl } from '@/lib/shared/url/parse-url';

const HANDLERS: readonly string[] = [
  ROUTES.switchAnswer,
  ROUTES.session,
  ROUTES.device,
  ROUTES.deviceFrame,
  ROUTES.out,
  ROUTES.consent,
  ROUTES.break,
  ROUTES.offline,
];
const PAGES: ReadonlySet<string> = new Set(
  [...Object.values(ROUTES), ...CATEGORY_ROUTES].filter((path) => !HANDLERS.includes(path)),
);

export type CarryPlace = { readonly here: string; readonly clicks: Clicks };

/** Returns whether an address is a page of this site, seen from `here`; handlers, files and other hosts are not. */
export function isOwnPage(href: string, here: string): boolean {
  const url = parseUrl(href, here);
  return url !== null && url.origin === new URL(here).origin && PAGES.has(trimPath(url.pathname));
}

/** Lists what a query lacks: carried parameters of the page, then stored click values. */
export function missingOf(has: (name: string) => boolean, { here, clicks }: CarryPlace): [string, string][] {
  const known = new Map<string, string>([
    ...Object.entries(clicks),
    ...carriedQuery(new URL(here).searchParams),
  ]);
  return [...known].filter(([name]) => !has(name));
}

/** Appends missing parameters and leaves the rest unchanged. Undefined for foreign addresses, same-page anchors, or when nothing is missing. */
export function carryHref(href: string, place: CarryPlace): string | undefined {
  if (href.startsWith('#') || !isOwnPage(href, place.here)) return undefined;
  const [, path = '', text = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const query = new URLSearchParams(text);
  const missing = missingOf((name) => query.has(name), place);
  if (missing.length === 0) return undefined;
  const added = missing.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${[text, ...added].filter(Boolean).join('&')}${hash}`;
}
