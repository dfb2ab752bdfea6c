// The merchant's banner and games for the generated screenshots.
import 'server-only';
import { getBrandPicture } from '@/lib/server/features/manifest/brand-picture';
import { fetchPicture } from '@/lib/server/features/manifest/fetch-picture';
import type { FileSite } from '@/lib/server/features/manifest/file-site';
import { readPicture, toPictureAddress } from '@/lib/server/features/manifest/paint/picture';
import { getBanners, getGames } from '@/lib/server/features/page-data/lobby';
import type { Game } from '@/lib/shared/lobby/lobby';
import { SCREEN_PLACES, type ScreenArt, type ScreenTile } from '@/lib/shared/manifest/screen-art';

const SCALE = 2;

export type ScreenPictures = Pick<ScreenArt, 'mark' | 'banner' | 'headline' | 'tiles'> & {
  readonly isFinal: boolean;
};

type Place = { readonly width: number; readonly height: number };

async function toAddress(bytes: Buffer | undefined, { width, height }: Place): Promise<string | undefined> {
  const picture = await readPicture(bytes);
  return picture && toPictureAddress(picture, width * SCALE, height * SCALE);
}

async function listGames(site: FileSite): Promise<Game[]> {
  const games = await getGames(site);
  if (!games.ok) return [];
  const hot = games.value.toSorted((a, b) => Number(b.hot) - Number(a.hot));
  const byImage = new Map(hot.filter(({ image }) => image).map((game) => [game.image, game]));
  return [...byImage.values()].slice(0, SCREEN_PLACES.tiles);
}

async function toTile(site: FileSite, { image, name }: Game): Promise<ScreenTile | undefined> {
  const href = await toAddress(await fetchPicture(site, image), SCREEN_PLACES.tile);
  return href === undefined ? undefined : { href, name };
}

/** Fetches and fits the pictures; missing ones are left out. Names are in the site's language. Never throws. */
export async function getScreenPictures(site: FileSite): Promise<ScreenPictures> {
  const [brand, games, banners] = await Promise.all([
    getBrandPicture(site),
    listGames(site),
    getBanners(site),
  ]);
  const first = banners.ok ? banners.value[0] : undefined;
  const [banner, tiles, mark] = await Promise.all([
    fetchPicture(site, first?.image).then((bytes) => toAddress(bytes, SCREEN_PLACES.banner)),
    Promise.all(games.map((game) => toTile(site, game))),
    toAddress(brand.picture?.bytes, SCREEN_PLACES.mark),
  ]);
  return {
    mark,
    banner,
    headline: first?.title,
    tiles: tiles.filter((tile) => tile !== undefined),
    isFinal: brand.isFinal && banner !== undefined && tiles.length > 0 && !tiles.includes(undefined),
  };
}
