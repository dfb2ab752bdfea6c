// Noor Games: an eight-pointed star of light, and the lattice it casts.
import type { Palette } from '../palette.ts';
import { circle, n, type Point, path, polar, polygon, repeat, ring } from '../svg.ts';
import type { BrandStage } from './stage.ts';

const starPoints = (outer: number, inner: number): Point[] =>
  Array.from({ length: 16 }, (_none, nth) => polar([0, 0], nth % 2 ? inner : outer, nth * 22.5 - 90));

export const noorMark = (palette: Palette): string =>
  polygon(starPoints(98, 70), palette.accent) +
  polygon(starPoints(80, 58), palette.dark) +
  path('M18-52A54 54 0 1 0 50 24A44 44 0 1 1 18-52Z', palette.accent) +
  polygon(
    starPoints(20, 10).map(([x, y]): Point => [x + 24, y - 10]),
    palette.accentLight,
  );

/** Lattice of eight-pointed stars as a repeated tile, fading towards the text on the left. */
export const noorMotif = (palette: Palette, { width, height }: BrandStage): string => {
  const tile = `<pattern id="z" width="72" height="72" patternUnits="userSpaceOnUse"><g fill="none" stroke="${palette.accent}" stroke-width="1.4"><path d="M36 6L45 27 66 36 45 45 36 66 27 45 6 36 27 27ZM15 15H57V57H15ZM36 6L6 36 36 66 66 36ZM0 0L15 15M72 0L57 15M0 72L15 57M72 72L57 57"/></g></pattern>`;
  const fade = `<linearGradient id="y"><stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity=".6"/></linearGradient><mask id="x"><rect width="${width}" height="${height}" fill="url(#y)"/></mask>`;
  const arches = repeat(3, (nth) => {
    const [x, half, base] = [width * 0.74, height * (0.36 + nth * 0.12), height * 1.04];
    const top = height * (0.2 - nth * 0.1);
    return path(
      `M${n(x - half)} ${n(base)}V${n(height * 0.56)}Q${n(x - half)} ${n(height * 0.3)} ${n(x)} ${n(top)}Q${n(x + half)} ${n(height * 0.3)} ${n(x + half)} ${n(height * 0.56)}V${n(base)}`,
      ['none', `stroke="url(#m)" stroke-width="${3 - nth * 0.8}" opacity="${0.9 - nth * 0.25}"`],
    );
  });
  const moon =
    circle([width * 0.74, height * 0.5], height * 0.3, ['url(#g)', 'opacity=".8"']) +
    ring([width * 0.74, height * 0.5], height * 0.27, [palette.accentLight, 1, 'opacity=".4"']);
  return `<defs>${tile}${fade}</defs><rect width="${width}" height="${height}" fill="url(#z)" mask="url(#x)"/>${moon}${arches}`;
};
