// The picture of one game: ground, scene, lettering and frame, all from the seed of its code.

import { escapeMarkup } from '../../core/escape-markup.ts';
import { createPrng } from '../../core/prng.ts';
import type { CatalogueGame } from '../../data/games/catalogue.ts';
import { createPalette } from '../palette.ts';
import { findScene } from '../scenes/scene-table.ts';
import { defs } from '../shapes/frame-defs.ts';
import { n } from '../svg.ts';

/** Splits a title into one to three lines of minimal length. */
const toLines = (name: string): string[] => {
  const words = name.split(' ');
  const splits: string[][] = [[name]];
  for (let first = 1; first < words.length; first += 1) {
    splits.push([words.slice(0, first).join(' '), words.slice(first).join(' ')]);
    for (let second = first + 1; second < words.length; second += 1) {
      splits.push([
        words.slice(0, first).join(' '),
        words.slice(first, second).join(' '),
        words.slice(second).join(' '),
      ]);
    }
  }
  const cost = (lines: string[]): number =>
    Math.max(9, ...lines.map((text) => text.length)) + lines.length * 1.6;
  return splits.sort((left, right) => cost(left) - cost(right))[0] ?? [name];
};

const lettering = (name: string, more: { serif: boolean; stroke: string }): string => {
  const lines = toLines(name);
  const longest = Math.max(...lines.map((text) => text.length));
  const size = Math.min(lines.length > 2 ? 32 : 42, 262 / (longest * 0.6));
  const family = more.serif
    ? "Georgia,'Noto Serif','DejaVu Serif',serif"
    : "'Arial Black','Noto Sans','DejaVu Sans',Arial,sans-serif";
  const bottom = 382 - size * 0.2;
  const rows = lines.map((text, nth) => {
    const y = bottom - (lines.length - 1 - nth) * size * 1.04;
    const fit =
      text.length === longest && longest > 6
        ? ` textLength="${n(Math.min(264, text.length * size * 0.6))}" lengthAdjust="spacingAndGlyphs"`
        : '';
    return `<text x="150" y="${n(y)}"${fit}>${escapeMarkup(text)}</text>`;
  });
  return `<g font-family="${family}" font-weight="900" font-size="${n(size)}" fill="url(#t)" stroke="${more.stroke}" stroke-width="${n(size * 0.2)}" stroke-linejoin="round" paint-order="stroke">${rows.join('')}</g>`;
};

const edge =
  '<rect x="1.5" y="1.5" width="297" height="397" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>';

export const gameArt = (game: CatalogueGame): string => {
  const random = createPrng(`art:${game.code}`);
  const scene = findScene(game.scene);
  const palette = createPalette(random, scene.hues);
  const picture = scene.draw(random, palette, game.name);
  const title = lettering(game.name, { serif: scene.serif ?? false, stroke: palette.deep });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400" preserveAspectRatio="xMidYMid slice" font-family="Arial,sans-serif" font-weight="800" text-anchor="middle">${defs(palette)}<rect width="300" height="400" fill="url(#b)"/>${picture}<rect y="236" width="300" height="164" fill="url(#v)"/>${title}${edge}</svg>`;
};
