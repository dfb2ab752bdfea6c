// The curve of a flight: its line, the light under it, and the craft at its tip.
import { svg } from '../parts/dom.ts';

export type Curve = { element: SVGElement; draw: (ms: number, multiplier: number) => void };

// A phone in portrait orientation gets a square sky.
const isNarrow = innerWidth < 640;
const width = isNarrow ? 380 : 600;
const height = 380;
const left = 36;

type Tip = { x: number; y: number };

const toTip = (ms: number, multiplier: number): Tip => ({
  x: left + (width - 110) * Math.min(1, ms / 9000),
  y: height - 40 - (height - 130) * (1 - 1 / multiplier ** 0.9),
});

const toPath = ({ x, y }: Tip): string => {
  const floor = height - 40;
  return `M${left} ${floor}Q${left + (x - left) * 0.62} ${floor} ${x} ${y}`;
};

const grid = (): SVGElement => {
  const rows = [80, 150, 220, 290].map((y) => `M${left} ${y}H${width}`).join('');
  const columns = [1, 2, 3, 4]
    .map((nth) => `M${left + (nth * (width - left)) / 5} 20V${height - 40}`)
    .join('');
  return svg('path', { class: 'curve-grid', d: `${rows}${columns}` });
};

const craft = (): SVGElement => {
  const group = svg('g', { class: 'craft' });
  group.append(
    svg('path', { class: 'craft-flame', d: 'M-26 0L-48 -7L-40 0L-48 7Z' }),
    svg('path', { class: 'craft-body', d: 'M30 0C18 -14 -8 -14 -26 -8V8C-8 14 18 14 30 0Z' }),
    svg('path', { class: 'craft-fin', d: 'M-14 -10L-30 -24L-26 -8ZM-14 10L-30 24L-26 8Z' }),
    svg('circle', { class: 'craft-window', cx: '6', cy: '0', r: '5' }),
  );
  return group;
};

export const createCurve = (): Curve => {
  const element = svg('svg', { class: 'curve', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  const area = svg('path', { class: 'curve-area' });
  const line = svg('path', { class: 'curve-line' });
  const flyer = craft();
  element.append(
    grid(),
    svg('path', { class: 'curve-floor', d: `M${left} 20V${height - 40}H${width}` }),
    area,
    line,
    flyer,
  );
  const draw = (ms: number, multiplier: number): void => {
    const tip = toTip(ms, multiplier);
    const path = toPath(tip);
    line.setAttribute('d', path);
    area.setAttribute('d', `${path}V${height - 40}Z`);
    const turn = -Math.min(38, (multiplier - 1) * 30);
    flyer.setAttribute('transform', `translate(${tip.x} ${tip.y}) rotate(${turn})`);
  };
  draw(0, 1);
  return { element, draw };
};
