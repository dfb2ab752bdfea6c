// Serves the drawn art with long cache headers to any origin.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { isArtMissing } from '../../core/faults.ts';
import { merchants } from '../../core/merchant.ts';
import type { ProviderState } from '../../core/provider-state.ts';
import { findAnyGame } from '../../data/games/many-games.ts';
import { bannerArt, promotionArt } from '../brand/banner-art.ts';
import { avatarArt, faviconArt, iconArt, logoArt, splashArt, vendorArt } from '../brand/sign-art.ts';
import { gameArt } from './game-art.ts';
import { toPng, toWebp } from './raster.ts';
import { screenArt } from './screen-art.ts';

const VECTOR = 'image/svg+xml; charset=utf-8';
const RASTER = 'image/webp';

const headers = {
  vary: 'accept',
  'cache-control': 'public, max-age=604800, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

type Draw = (name: string, part: string) => string | null;

const ofMerchant =
  (draw: (merchant: NonNullable<ReturnType<typeof merchants.get>>) => string | null): Draw =>
  (code) => {
    const merchant = merchants.get(code);
    return merchant ? draw(merchant) : null;
  };

const galleries: Record<string, Draw> = {
  games: (code) => {
    const game = findAnyGame(code);
    return game ? gameArt(game) : null;
  },
  screens: (code, nth) => {
    const game = findAnyGame(code);
    return game ? screenArt(game, nth) : null;
  },
  banners: bannerArt,
  promotions: promotionArt,
  vendors: vendorArt,
  favicons: faviconArt,
  avatars: avatarArt,
  logos: ofMerchant(logoArt),
  splash: ofMerchant(splashArt),
};

/** Returns the picture at `<gallery>/<name>.svg` or `<gallery>/<merchant>/<name>.svg`; null if there is none. */
export const findArt = (path: string): string | null => {
  const [, gallery = '', name = '', part = ''] =
    /^\/?([a-z]+)\/([\w-]+)(?:\/([\w-]+))?\.svg$/.exec(path) ?? [];
  return Object.hasOwn(galleries, gallery) ? (galleries[gallery]?.(name, part) ?? null) : null;
};

export const artRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/icons/:code/:file{(?:maskable-)?(?:96|192|256|384|512)\\.png}', async (context) => {
    const { code, file } = context.req.param();
    const svg = iconArt(code, file.startsWith('maskable'));
    const png = svg && (await toPng(`icons/${code}/${file}`, svg, Number(/\d+/.exec(file)?.[0])));
    return png
      ? context.body(png, 200, { ...headers, 'content-type': 'image/png' })
      : context.text('not found', 404);
  });
  // As an image CDN would: vector art shrinks to a third.
  routes.use(compress());
  routes.get('/*', async (context) => {
    const isMissing = isArtMissing(state.faults, new URL(context.req.url).hostname);
    const path = context.req.path.slice('/art/'.length);
    const svg = isMissing ? null : findArt(path);
    if (!svg) return context.text('not found', 404);
    const webp = context.req.header('accept')?.includes(RASTER) ? await toWebp(path, svg) : undefined;
    return context.body(webp ?? svg, 200, { ...headers, 'content-type': webp ? RASTER : VECTOR });
  });
  return routes;
};
