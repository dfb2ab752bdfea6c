// Land and sky: ridges, clouds, trees, waves.
import type { Prng } from '../../core/prng.ts';
import { circle, line, list, n, type Point, path, place, repeat, use } from '../svg.ts';

/** A ridge across the picture whose top wanders around `y`. */
export const ridge = (
  random: Prng,
  y: number,
  more: { rough: number; fill: string; sharp?: boolean },
): string => {
  const steps = more.sharp ? 7 : 5;
  let d = `M0 400V${n(y)}`;
  for (let nth = 1; nth <= steps; nth += 1) {
    const x = (300 / steps) * nth;
    const to = y + random.between(-more.rough, more.rough);
    d += more.sharp
      ? `L${n(x - 20)} ${n(to)}L${n(x)} ${n(y + more.rough * 0.6)}`
      : `S${n(x - 30)} ${n(to)} ${n(x)} ${n(to)}`;
  }
  return path(`${d}L300 400Z`, more.fill);
};

const puffs = [
  [-1.1, 0.1, 0.5],
  [-0.4, -0.25, 0.7],
  [0.4, -0.1, 0.6],
  [1, 0.12, 0.45],
] as const;

export const cloud = (at: Point, size: number, [fill, opacity]: readonly [string, number]): string => {
  const body = puffs.map(([x, y, r]) => circle([x * size, y * size], r * size, fill)).join('');
  const foot = `<rect x="${n(-1.5 * size)}" width="${n(2.9 * size)}" height="${n(0.56 * size)}" rx="${n(0.28 * size)}" fill="${fill}"/>`;
  return `<g opacity="${opacity}">${place(at, body + foot)}</g>`;
};

export const pine = ([x, y]: Point, size: number, fill: string): string => {
  const h = (part: number): string => n(size * part);
  const side = `l${h(0.22)} ${h(0.36)}h${h(-0.09)}l${h(0.2)} ${h(0.32)}h${h(-0.1)}l${h(0.17)} ${h(0.32)}`;
  const back = `l${h(0.17)} ${h(-0.32)}h${h(-0.1)}l${h(0.2)} ${h(-0.32)}h${h(-0.09)}Z`;
  return path(`M${n(x)} ${n(y - size)}${side}H${n(x - size * 0.4)}${back}`, fill);
};

/** Overlapping wave scales below `y`, as one tile repeated. */
export const waves = (y: number, { fill, stroke }: { fill: string; stroke: string }, r = 26): string => {
  const step = Math.round(r * 0.62);
  const scale = `<g id="w${r}" fill="${fill}" stroke="${stroke}" stroke-width="2.4"><circle r="${r}"/><circle r="${n(r * 0.7)}"/><circle r="${n(r * 0.42)}"/></g>`;
  const rows = list(6, (nth) => {
    const at = (nth - 1) * step;
    const xs = nth % 2 ? [0, r * 2] : [r];
    return xs.map((x) => `<use href="#w${r}" x="${x}" y="${at}"/>`).join('');
  });
  const tile = `<pattern id="x${r}" y="${y}" width="${r * 2}" height="${step * 2}" patternUnits="userSpaceOnUse">${rows.join('')}</pattern>`;
  return `<defs>${scale}${tile}</defs><path d="M0 ${y}H300V400H0Z" fill="url(#x${r})"/>${line(`M0 ${y}H300`, [stroke, 3])}`;
};

export const bubbles = (random: Prng, count: number): string =>
  repeat(count, () =>
    use('u', [random.between(10, 290), random.between(10, 320)], { scale: random.between(0.2, 1) }),
  );

export const weed = (
  random: Prng,
  x: number,
  { height, stroke }: { height: number; stroke: string },
): string => {
  const sway = random.between(-24, 24);
  const d = `M${n(x)} 400q${n(sway)} ${n(-height / 3)} 0 ${n(-height / 1.6)}t${n(sway / 2)} ${n(-height / 2.6)}`;
  return line(d, [stroke, 9, 'stroke-linecap="round"']);
};
