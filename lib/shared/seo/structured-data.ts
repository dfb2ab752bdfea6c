// What a page says to machines in the words of schema.org, as JSON-LD.
import { ROUTES } from '@/lib/shared/routes';

/** One thing that is told of. */
export type DataNode = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** A named address; `url` is absolute. */
export type NamedAddress = { readonly name: string; readonly url: string };

/** The site as a whole. `home` is the home page in the page's language, `logo` a picture's absolute address. */
export type SiteFacts = {
  readonly origin: string;
  readonly name: string;
  readonly home: string;
  readonly logo: string;
  /** BCP 47. */
  readonly language: string;
  readonly description: string;
};

/** Longer lists say no more. */
const MAX_ITEMS = 24;

/** Returns the operator and its site (Organization, WebSite). No SearchAction: results must not be indexed. */
export function buildSiteData({ origin, name, home, logo, language, description }: SiteFacts): DataNode[] {
  const operator = { '@id': `${origin}/#organization` };
  return [
    {
      '@type': 'Organization',
      ...operator,
      name,
      url: `${origin}${ROUTES.home}`,
      logo: { '@type': 'ImageObject', url: logo, width: 512, height: 512 },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name,
      url: home,
      description,
      inLanguage: language,
      publisher: operator,
    },
  ];
}

/** The way from the home page to this one, both included (BreadcrumbList). */
export function buildBreadcrumbs(way: readonly NamedAddress[]): DataNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}

/** What a page lists, its first 24 (ItemList); none where it lists nothing. Two of one address count once. */
export function buildItemList(name: string, items: readonly NamedAddress[]): DataNode[] {
  const own = [...new Map(items.map((item) => [item.url, item])).values()].slice(0, MAX_ITEMS);
  if (own.length === 0) return [];
  const itemListElement = own.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item }));
  return [{ '@type': 'ItemList', name, numberOfItems: own.length, itemListElement }];
}

const SIGNS: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The text of the data block: no name in it can end the block or begin another element. */
export function toDataBlock(nodes: readonly DataNode[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return text.replaceAll(/[<>&\u2028\u2029]/g, (sign) => SIGNS[sign] ?? '');
}
