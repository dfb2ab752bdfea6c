// Small SVG plot: lines over a logarithmic axis, readable on light and dark backgrounds.

const SIZE = { width: 640, height: 320 };
const EDGE = { left: 64, right: 24, top: 58, bottom: 48 };
const COLORS = ['#3b82f6', '#d97706', '#059669'];
const STYLE = `text{font:13px system-ui,sans-serif;fill:#374151}.title{font-weight:600;font-size:15px}.grid{stroke:#9ca3af;stroke-opacity:.35}
@media(prefers-color-scheme:dark){text{fill:#d1d5db}}`;

const quote = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A round number at or above `value`: 1, 2 or 5 with zeros. */
export function roundUp(value) {
  if (!(value > 0)) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * unit).find((step) => step >= value * 0.999_999);
}

const show = (value) => Number(value.toPrecision(3)).toLocaleString('en-GB');

function scalesOf(lines) {
  const points = lines.flatMap((line) => line.points);
  const xs = points.map(([x]) => Math.log10(x));
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const top = roundUp(Math.max(...points.map(([, y]) => y)));
  const [wide, high] = [SIZE.width - EDGE.left - EDGE.right, SIZE.height - EDGE.top - EDGE.bottom];
  return {
    top,
    toX: (x) => EDGE.left + (most === least ? wide / 2 : ((Math.log10(x) - least) / (most - least)) * wide),
    toY: (y) => EDGE.top + high - (y / top) * high,
  };
}

function drawGrid({ top, toX, toY }, xs) {
  const levels = [0, 0.25, 0.5, 0.75, 1].map((share) => share * top);
  const rows = levels.map(
    (level) =>
      `<line class="grid" x1="${EDGE.left}" x2="${SIZE.width - EDGE.right}" y1="${toY(level)}" y2="${toY(level)}"/><text x="${EDGE.left - 8}" y="${toY(level) + 4}" text-anchor="end">${show(level)}</text>`,
  );
  const marks = xs.map(
    (x) => `<text x="${toX(x)}" y="${SIZE.height - 26}" text-anchor="middle">${show(x)}</text>`,
  );
  return [...rows, ...marks].join('\n');
}

function drawLine({ name, points }, at, { toX, toY }) {
  const color = COLORS[at % COLORS.length];
  const places = points.map(([x, y]) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`);
  const dots = points.map(
    ([x, y], index) =>
      `<circle cx="${places[index].split(',')[0]}" cy="${places[index].split(',')[1]}" r="4" fill="${color}"><title>${quote(name)}, ${show(x)}: ${show(y)}</title></circle>`,
  );
  const label = `<text x="${EDGE.left + at * 200}" y="40" fill="${color}" style="fill:${color}">● ${quote(name)}</text>`;
  return [
    `<polyline points="${places.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`,
    ...dots,
    label,
  ].join('\n');
}

/** Draws `lines` ({ name, points: [x, y][] }, x above 0, y from 0) with their axes. */
export function toSvg({ title, xLabel, lines }) {
  const scales = scalesOf(lines);
  const xs = [...new Set(lines.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b);
  const body = [drawGrid(scales, xs), ...lines.map((line, at) => drawLine(line, at, scales))].join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${quote(title)}">
<style>${STYLE}</style>
<text class="title" x="${EDGE.left}" y="20">${quote(title)}</text>
${body}
<text x="${SIZE.width / 2}" y="${SIZE.height - 6}" text-anchor="middle">${quote(xLabel)}</text>
</svg>
`;
}
