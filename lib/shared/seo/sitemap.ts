import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { toAlternates } from '@/lib/shared/seo/page-address';
import { escapeXml } from '@/lib/shared/site/escape-xml';

/** Path with its content query, and publication time if known. */
export type SitemapPage = { readonly path: string; readonly publishedAt?: string };

/** `origin` has no trailing slash. */
export type SitemapFacts = {
  readonly origin: string;
  readonly languages: readonly LanguageCode[];
  readonly pages: readonly SitemapPage[];
};

/** Texts are escaped for XML. */
export type SitemapEntry = {
  readonly url: string;
  readonly lastModified?: string;
  readonly alternates?: { readonly languages: Readonly<Record<string, string>> };
};

/** Limit of the sitemap protocol. */
const MAX_ENTRIES = 50_000;

function entriesOf({ origin, languages }: SitemapFacts, page: SitemapPage): SitemapEntry[] {
  const bare = `${origin}${page.path}`;
  const all = toAlternates(bare, languages);
  const lastModified = page.publishedAt && { lastModified: page.publishedAt };
  if (!all) return [{ url: escapeXml(bare), ...lastModified }];
  const escaped = Object.fromEntries(Object.entries(all).map(([tag, url]) => [tag, escapeXml(url)]));
  return Object.values(escaped).map((url) => ({ url, ...lastModified, alternates: { languages: escaped } }));
}

/** Lists each page per language and once without, all linked to each other; at most 50,000 (sitemaps.org). */
export function buildSitemap(facts: SitemapFacts): SitemapEntry[] {
  return facts.pages.flatMap((page) => entriesOf(facts, page)).slice(0, MAX_ENTRIES);
}
