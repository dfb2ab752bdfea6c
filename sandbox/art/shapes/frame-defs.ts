// Gradients and symbols that every picture may use.
import type { Palette } from '../palette.ts';

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
