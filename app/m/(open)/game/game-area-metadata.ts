import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type LobbyFilter, parseLobbyFilter } from '@/components/lobby/game/lobby-filter';
import { getGames, getLanes } from '@/lib/server/features/page-data/lobby';
import { getSite } from '@/lib/server/http/get-site';
import { findGameOf } from '@/lib/shared/lobby/game-address';
import { isSearching, type QueryRecord } from '@/lib/shared/lobby/search-query';
import { vendorNames } from '@/lib/shared/lobby/vendor-names';

async function gameTitle(filter: LobbyFilter): Promise<string> {
  const t = await getTranslations('meta');
  const games = await getGames(await getSite());
  if (!games.ok) return t('games');
  return findGameOf(games.value, filter)?.name ?? t('missing');
}

/** Returns the name of a vendor; undefined without a lane, as the address may name anything. */
async function vendorTitle(vendor: string): Promise<string | undefined> {
  const lanes = await getLanes(await getSite());
  const names = lanes.ok ? vendorNames(lanes.value) : {};
  return Object.hasOwn(names, vendor) ? names[vendor] : undefined;
}

/** Metadata of the game area, titled by game and vendor, category, search, or all games. */
export async function gameAreaMetadata(searchParams: Promise<QueryRecord>): Promise<Metadata> {
  const filter = parseLobbyFilter(await searchParams);
  const { game, vendor, category } = filter;
  if (game !== undefined) return { title: await gameTitle(filter) };
  const games = (await getTranslations('meta'))('games');
  if (isSearching(filter)) return { title: (await getTranslations('search'))('label') };
  const names = await getTranslations('category');
  const ofVendor = vendor && (await vendorTitle(vendor));
  const ofCategory = category && /^\w+$/.test(category) && names.has(category) ? names(category) : undefined;
  const parts = [ofVendor, ofCategory].filter(Boolean);
  return { title: parts.length > 0 ? [...parts, games].join(' · ') : games };
}
