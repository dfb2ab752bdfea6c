// Structured data of the current page; pages that must not be indexed have none.
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { brandVersionOf } from '@/lib/server/features/manifest/brand-version';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { listBrandImages, toBrandImagePath } from '@/lib/shared/manifest/brand-image';
import { ROUTES } from '@/lib/shared/routes';
import { toCanonical } from '@/lib/shared/seo/page-address';
import {
  buildBreadcrumbs,
  buildItemList,
  buildSiteData,
  type DataNode,
  type NamedAddress,
} from '@/lib/shared/seo/structured-data';
import type { Site } from '@/lib/shared/site/site';

export type Listed = {
  readonly name: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
};

export type InnerPage = {
  readonly name: string;
  readonly above?: readonly Listed[];
  readonly list?: readonly Listed[];
};

function toAddress(site: Site, { name, path, query = {} }: Listed): NamedAddress {
  const own = new URLSearchParams(query);
  const lang = site.query.get('lang');
  if (lang) own.set('lang', lang);
  const languages = site.brand?.languages ?? [];
  return { name, url: toCanonical({ ...site, path, query: own, languages }) };
}

/** Returns the operator, its site with the search, and the first games of the home page. */
export async function getHomeData(site: Site, list: readonly Listed[]): Promise<DataNode[]> {
  const { brand, protocol, host, language } = site;
  const icon = listBrandImages('icon').at(-1);
  if (!brand || !site.indexable || !icon) return [];
  const t = await getTranslations();
  const origin = `${protocol}//${host}`;
  const textValues = { brand: brand.name, age: brand.safety.minimumAge };
  const games = list.map((item) => toAddress(site, item));
  return [
    ...buildSiteData({
      origin,
      name: brand.name,
      home: toAddress(site, { name: brand.name, path: ROUTES.home }).url,
      logo: `${origin}${toBrandImagePath(icon, brandVersionOf(brand, undefined))}`,
      language: LANGUAGES[language].tag,
      description: t(textValues.age > 0 ? 'meta.description' : 'manifest.description', textValues),
    }),
    ...buildItemList(t('lobby.hot', { count: games.length }), games),
  ];
}

/** Returns the breadcrumb of an inner page, and its list. */
export function getInnerData(site: Site, { name, above = [], list = [] }: InnerPage): DataNode[] {
  const { brand } = site;
  if (!brand || !site.indexable) return [];
  const here = { name, path: site.path, query: Object.fromEntries(site.query) };
  const breadcrumbs = [{ name: brand.name, path: ROUTES.home }, ...above, here];
  return [
    buildBreadcrumbs(breadcrumbs.map((step) => toAddress(site, step))),
    ...buildItemList(
      name,
      list.map((item) => toAddress(site, item)),
    ),
  ];
}
