// A page's metadata besides its texts: addresses, languages, picture.
import 'server-only';
import type { Metadata } from 'next';
import { getGames } from '@/lib/server/features/page-data/lobby';
import { getShareTexts, shareVersionOf } from '@/lib/server/features/seo/share-texts';
import { findGameOf, toGameQuery } from '@/lib/shared/lobby/game-address';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES } from '@/lib/shared/routes';
import { toAlternates, toBareAddress, toCanonical } from '@/lib/shared/seo/page-address';
import { SHARE_SIZE, toOpenGraphLocales, toShareImage, toShareImagePath } from '@/lib/shared/seo/share-image';
import type { Site } from '@/lib/shared/site/site';

export type CardFacts = { readonly site: Site; readonly brand: Brand; readonly favicon: string | undefined };

type OpenGraph = NonNullable<Metadata['openGraph']>;

/** Returns the site with the query that its game's own links have: two addresses of one game have one canonical address. */
export async function withOwnQuery(site: Site): Promise<Site> {
  const named = site.query.get('game');
  if (site.path !== ROUTES.game || named === null) return site;
  const games = await getGames(site);
  const wanted = { game: named, vendor: site.query.get('vendor') ?? undefined };
  const game = games.ok ? findGameOf(games.value, wanted) : undefined;
  const query = new URLSearchParams(site.query);
  query.delete('vendor');
  for (const [name, value] of Object.entries(game ? toGameQuery(game) : {})) query.set(name, value);
  return { ...site, query };
}

/** Returns the canonical address, and alternate languages where the page may be indexed. */
export function toAddresses({ site, brand }: CardFacts): NonNullable<Metadata['alternates']> {
  const { languages } = brand;
  const others = site.indexable ? toAlternates(toBareAddress(site), languages) : undefined;
  return { canonical: toCanonical({ ...site, languages }), languages: others };
}

/** Returns Open Graph data; Next adds the page's title and description. The picture is on the own host. */
export async function getOpenGraph({ site, brand, favicon }: CardFacts): Promise<OpenGraph> {
  const { languages, name } = brand;
  const image = toShareImage(site.path, site.language);
  const texts = await getShareTexts(image.path, brand);
  const path = toShareImagePath(image, shareVersionOf(brand, favicon, texts));
  const url = `${site.protocol}//${site.host}${path}`;
  const alt = [name, texts.title].join(' · ');
  return {
    type: 'website',
    siteName: name,
    url: toCanonical({ ...site, languages }),
    ...toOpenGraphLocales(site.language, languages),
    images: [{ url, alt, type: 'image/png', ...SHARE_SIZE }],
  };
}
