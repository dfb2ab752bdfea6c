// The picture of one game: ground, scene, lettering and frame, all from the seed of its code.
import type { CatalogueGame } from '../data/games/catalogue.ts';
import { createPalette, type Palette } from './palette.ts';
import { createPrng } from './prng.ts';
import { findScene } from './scenes/scene-table.ts';
import { escapeSvg, n } from './svg.ts';

const stops = (...pairs: Array<[number, string, number?]>): string =>
  pairs
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const symbols = `<path id="k" d="M0-10L1.4-1.4 10 0 1.4 1.4 0 10-1.4 1.4-10 0-1.4-1.4Z" fill="#fff"/>
<g id="n"><circle cy="3" r="20" fill="#6b3d00"/><circle r="20" fill="url(#c1)"/><circle r="15" fill="none" stroke="#7a4800" stroke-opacity=".5" stroke-width="2"/><use href="#k" transform="scale(.9)" opacity=".9"/></g>
<g id="f"><circle r="20" fill="url(#s)"/><circle r="20" fill="url(#o)"/></g><g id="e"><use href="#f"/><circle r="11.5" fill="#fff"/></g>
<g id="u"><circle r="10" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/><circle cx="-3" cy="-4" r="2" fill="#fff" opacity=".8"/></g>`;

/** Gradients every scene may use: b ground, g glow, m metal, c1 coin, p paper, o gloss, s ball shade, t lettering, v floor. */
export const defs = (palette: Palette): string => {
  const [shine, metal, shade] = palette.metal;
  const down = 'x2="0" y2="1"';
  return `<defs><linearGradient id="b" ${down}>${stops([0, palette.deep], [0.55, palette.dark], [1, palette.mid])}</linearGradient>
<radialGradient id="g">${stops([0, palette.light, 0.95], [0.4, palette.glow, 0.55], [1, palette.mid, 0])}</radialGradient>
<linearGradient id="m" ${down}>${stops([0, shine], [0.45, metal], [0.55, shade], [0.62, metal], [1, shine])}</linearGradient>
<linearGradient id="c1" ${down}>${stops([0, shine], [0.7, metal], [1, shine])}</linearGradient>
<linearGradient id="p" ${down}>${stops([0, '#fff'], [1, '#dfe3f2'])}</linearGradient>
<radialGradient id="o" cx=".34" cy=".26" r=".7">${stops([0, '#fff', 0.85], [0.35, '#fff', 0.12], [1, '#fff', 0])}</radialGradient>
<radialGradient id="s" cx=".4" cy=".35" r=".75">${stops([0.45, '#000', 0], [1, '#000', 0.5])}</radialGradient>
<linearGradient id="t" ${down}>${stops([0, '#fff'], [1, palette.accentLight])}</linearGradient>
<linearGradient id="v" ${down}>${stops([0, palette.deep, 0], [0.6, palette.deep, 0.86], [1, '#000', 0.96])}</linearGradient>${symbols}</defs>`;
};

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
    return `<text x="150" y="${n(y)}"${fit}>${escapeSvg(text)}</text>`;
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
