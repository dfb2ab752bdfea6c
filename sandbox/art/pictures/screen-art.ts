// Pictures of a running game: the scene with the common bar, a win, and the paytable.

import { escapeMarkup } from '../../core/escape-markup.ts';
import { createPrng } from '../../core/prng.ts';
import type { CatalogueGame } from '../../data/games/catalogue.ts';
import { createPalette, type Palette } from '../palette.ts';
import { findScene } from '../scenes/scene-table.ts';
import { defs } from '../shapes/frame-defs.ts';

const bar = (palette: Palette, digits: string): string =>
  `<rect y="548" width="360" height="92" fill="#000" fill-opacity=".62"/><circle cx="180" cy="594" r="36" fill="url(#m)"/><path d="M168 576v36l30-18Z" fill="${palette.deep}"/><g font-size="20" fill="#fff"><text x="68" y="600">${digits}</text><text x="292" y="600">1 · 20</text></g>`;

const win = (palette: Palette, digits: string): string =>
  `<rect width="360" height="640" fill="#000" fill-opacity=".35"/><g font-size="66" fill="url(#t)" stroke="${palette.deep}" stroke-width="12" paint-order="stroke"><text x="180" y="300">× ${digits}</text></g>${[60, 120, 180, 240, 300].map((x, nth) => `<use href="#n" x="${x}" y="${380 + (nth % 2) * 26}"/>`).join('')}`;

const payRow = (nth: number): string =>
  `<g transform="translate(0 ${150 + nth * 76})"><rect x="32" y="-30" width="296" height="60" rx="16" fill="#fff" fill-opacity=".1"/>${[70, 118, 166].map((x) => `<use href="#${nth % 2 ? 'f' : 'n'}" x="${x}" fill="hsl(${nth * 70} 80% 55%)"/>`).join('')}<text x="268" y="9" font-size="26" fill="#fff">× ${[100, 40, 15, 5, 2][nth]}</text></g>`;

const table = (name: string): string =>
  `<rect width="360" height="640" fill="#000" fill-opacity=".55"/><text x="180" y="86" font-size="26" fill="url(#t)">${escapeMarkup(name)}</text>${[0, 1, 2, 3, 4].map(payRow).join('')}`;

/** The picture `1`, `2` or `3` of a running game; null for any other. */
export const screenArt = (game: CatalogueGame, nth: string): string | null => {
  const random = createPrng(`art:${game.code}`);
  const scene = findScene(game.scene);
  const palette = createPalette(random, scene.hues);
  const picture = scene.draw(random, palette, game.name);
  const digits = String(random.integer(12, 480));
  const tops: Record<string, string> = { 1: '', 2: win(palette, digits), 3: table(game.name) };
  const top = Object.hasOwn(tops, nth) ? tops[nth] : undefined;
  if (top === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 640" width="360" height="640" font-family="'DejaVu Sans',Arial,sans-serif" font-weight="800" text-anchor="middle">${defs(palette)}<rect width="360" height="640" fill="url(#b)"/><g transform="translate(-30 60) scale(1.4)">${picture}</g>${top}${bar(palette, digits)}</svg>`;
};
