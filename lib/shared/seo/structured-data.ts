// schema.org data of a page, as JSON-LD.
import { ROUTES } from '@/lib/shared/routes';
import { uniqueBy } from '@/lib/shared/unique-by';

export type DataNode = { readonly '@type': string } & Readonly<Record<string, unknown>>;

export type NamedAddress = { readonly name: string; readonly url: string };

/** `home` is the home page in the page's language, `logo` an absolute address. */
export type SiteFacts = {
  readonly origin: string;
  readonly name: string;
  readonly home: string;
  readonly logo: string;
  readonly language: string;
  readonly description: string;
};

const MAX_ITEMS = 24;

/** Builds Organization and WebSite. No SearchAction: results must not be indexed. */
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

/** Builds the BreadcrumbList from the home page to this one, both included. */
export function buildBreadcrumbs(path: readonly NamedAddress[]): DataNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}

/** Builds the ItemList of up to 24 distinct addresses; none for an empty list. */
export function buildItemList(name: string, items: readonly NamedAddress[]): DataNode[] {
  const own = uniqueBy(items, ({ url }) => url).slice(0, MAX_ITEMS);
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

/** Serialises the data block, escaped so that no name can close it. */
export function toDataBlock(nodes: readonly DataNode[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return text.replaceAll(/[<>&\u2028\u2029]/g, (sign) => SIGNS[sign] ?? '');
}
