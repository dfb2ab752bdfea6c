import { categoryIcon } from '@/components/lobby/category/category-icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import { drawMarkParts } from '@/lib/shared/brand-art/draw-mark';
import { lobbyAt } from '@/lib/shared/lobby/category-lobby';
import { ROUTES } from '@/lib/shared/routes';
import { SHARE_PLACES, type ShareArt, toStart } from '@/lib/shared/seo/share-art';
import { SHARE_SIZE } from '@/lib/shared/seo/share-image';
import { drawIcon } from './draw-icon';

const { width: W, height: H } = SHARE_SIZE;
const TILE = 300;
const SMALL = 124;

const ICONS: Readonly<Record<string, IconName>> = {
  [ROUTES.home]: 'games',
  [ROUTES.activity]: 'gift',
  [ROUTES.news]: 'news',
  [ROUTES.download]: 'download',
  [ROUTES.app]: 'handset',
};
const AROUND: readonly IconName[] = ['live', 'sports', 'slots', 'lottery', 'spark'];

function iconOf(path: string): IconName {
  const lobby = lobbyAt(path);
  return lobby ? categoryIcon(lobby.category) : (ICONS[path] ?? 'games');
}

function drawGround({ brand, dir }: ShareArt): string {
  const { background, primary, surface, accent } = brand.theme.colors;
  const x = toStart(dir, 930, 0);
  return [
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${background}"/><stop offset="1" stop-color="${surface}"/></linearGradient>`,
    `<radialGradient id="a" cx="${x}" cy="300" r="560" gradientUnits="userSpaceOnUse"><stop stop-color="${primary}" stop-opacity=".5"/><stop offset="1" stop-color="${primary}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="t" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></linearGradient></defs>`,
    `<rect width="${W}" height="${H}" fill="url(#g)"/><rect width="${W}" height="${H}" fill="url(#a)"/>`,
    ...[260, 350, 440].map(
      (radius) =>
        `<circle cx="${x}" cy="315" r="${radius}" fill="none" stroke="${primary}" stroke-opacity=".16" stroke-width="2"/>`,
    ),
    `<rect x="0" y="${H - 10}" width="${W}" height="10" fill="${primary}"/><rect x="${toStart(dir, 64, 180)}" y="${H - 10}" width="180" height="10" fill="${accent}"/>`,
  ].join('');
}

type Tile = {
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly px: number;
  readonly icon: IconName;
};

function drawTile({ brand, dir }: ShareArt, { at: [x, y], turn, px, icon }: Tile): string {
  const { primary, onPrimary, surface, text, accent } = brand.theme.colors;
  const isLarge = px === TILE;
  const middle = toStart(dir, x, 0);
  const look = isLarge ? { color: onPrimary, tone: onPrimary } : { color: text, tone: accent };
  const box = (fill: string): string =>
    `<rect x="${-px / 2}" y="${-px / 2}" width="${px}" height="${px}" rx="${px * 0.24}" fill="${fill}"/>`;
  return [
    `<g transform="translate(${middle} ${y}) rotate(${dir === 'rtl' ? -turn : turn})">`,
    box(isLarge ? primary : surface),
    box('url(#t)'),
    isLarge
      ? ''
      : `<rect x="${-px / 2}" y="${-px / 2}" width="${px}" height="${px}" rx="${px * 0.24}" fill="none" stroke="${text}" stroke-opacity=".14" stroke-width="2"/>`,
    drawIcon(icon, [0, 0], { size: px * 0.62, ...look }),
    '</g>',
  ].join('');
}

function drawMark({ brand, dir, mark }: ShareArt): string {
  const { x, y, px } = SHARE_PLACES.mark;
  const left = toStart(dir, x, px);
  if (!mark)
    return `<g transform="translate(${left} ${y}) scale(${px / 100})">${drawMarkParts(brand, 'rounded')}</g>`;
  const clip = `<clipPath id="k"><rect x="${left}" y="${y}" width="${px}" height="${px}" rx="${px * 0.24}"/></clipPath>`;
  return `${clip}<image href="${mark}" x="${left}" y="${y}" width="${px}" height="${px}" clip-path="url(#k)"/>`;
}

function drawAge({ brand, dir, age }: ShareArt): string {
  if (!age) return '';
  const { muted } = brand.theme.colors;
  const { x, y, px } = SHARE_PLACES.age;
  const middle = toStart(dir, x, px) + px / 2;
  const ring = `<circle cx="${middle}" cy="${y + px / 2}" r="${px / 2 - 1.5}" fill="none" stroke="${muted}" stroke-width="3"/>`;
  return `${ring}<text x="${middle}" y="${y + px / 2 + 6.5}" direction="ltr" font-family="'Noto Sans','DejaVu Sans',sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="${muted}">${age}+</text>`;
}

/** Draws the share image without its texts: brand background and icons. */
export function drawShare(art: ShareArt): string {
  const icon = iconOf(art.path);
  const [first = icon, second = icon, third = icon] = AROUND.filter((name) => name !== icon);
  const tiles: readonly Tile[] = [
    { at: [742, 512], turn: -12, px: SMALL, icon: first },
    { at: [1104, 118], turn: 14, px: SMALL, icon: second },
    { at: [1116, 500], turn: 8, px: SMALL, icon: third },
    { at: [930, 306], turn: -7, px: TILE, icon },
  ];
  const parts = [drawGround(art), ...tiles.map((tile) => drawTile(art, tile)), drawMark(art), drawAge(art)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${parts.join('')}</svg>`;
}
