// Serves the drawn art with long cache headers to any origin.
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { isArtMissing } from '../../core/faults.ts';
import { merchants } from '../../core/merchant.ts';
import type { ProviderState } from '../../core/provider-state.ts';
import { findAnyGame } from '../../data/games/many-games.ts';
import { bannerArt, promotionArt } from '../brand/banner-art.ts';
import { avatarArt, faviconArt, iconArt, logoArt, splashArt, vendorArt } from '../brand/sign-art.ts';
import { gameArt } from './game-art.ts';
import { toPixels, usualWidthOf } from './raster.ts';
import { screenArt } from './screen-art.ts';

const VECTOR = 'image/svg+xml; charset=utf-8';

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

type Wanted = {
  readonly path: string;
  readonly width: number | undefined;
  /** The smallest first. */
  readonly formats: readonly ('avif' | 'webp')[];
};

const answerArt = async (context: Context, state: ProviderState, { path, width, formats }: Wanted) => {
  const isMissing = isArtMissing(state.faults, new URL(context.req.url).hostname);
  const svg = isMissing ? null : findArt(path);
  if (!svg) return context.text('not found', 404);
  const format = formats.find((one) => context.req.header('accept')?.includes(`image/${one}`));
  const pixels = width && format ? await toPixels(path, svg, { width, format }) : undefined;
  const type = pixels ? `image/${format}` : VECTOR;
  return context.body(pixels ?? svg, 200, { ...headers, 'content-type': type });
};

/** The same pictures in any width: `/sized/240/art/games/….svg`. */
export const sizedRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/:width{[1-9]\\d\\d\\d?}/art/*', (context) => {
    const { width } = context.req.param();
    const path = context.req.path.slice(`/sized/${width}/art/`.length);
    return answerArt(context, state, { path, width: Number(width), formats: ['avif', 'webp'] });
  });
  return routes;
};

export const artRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/icons/:code/:file{(?:maskable-)?(?:96|192|256|384|512)\\.png}', async (context) => {
    const { code, file } = context.req.param();
    const svg = iconArt(code, file.startsWith('maskable'));
    const width = Number(/\d+/.exec(file)?.[0]);
    const png = svg && (await toPixels(`icons/${code}/${file}`, svg, { width, format: 'png' }));
    return png
      ? context.body(png, 200, { ...headers, 'content-type': 'image/png' })
      : context.text('not found', 404);
  });
  // As an image CDN would: vector art shrinks to a third.
  routes.use(compress());
  routes.get('/*', async (context) => {
    const path = context.req.path.slice('/art/'.length);
    return answerArt(context, state, { path, width: usualWidthOf(path), formats: ['webp'] });
  });
  return routes;
};
