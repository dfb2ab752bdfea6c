import { readdirSync, readFileSync } from 'node:fs';
import { calculate, canCalculate, writeArithmetic } from '@/tools/bench/report/arithmetic.mjs';
import {
  mergeResults,
  parseResults,
  replaceGenerated,
  toResultsText,
  writeGenerated,
} from '@/tools/bench/report/document.mjs';
import { amountLine, ratioLine } from '@/tools/bench/report/lines.mjs';
import { roundUp, toSvg } from '@/tools/bench/report/plot.mjs';
import { drawPlots } from '@/tools/bench/report/plots.mjs';
import { toColumns, toMarkdown } from '@/tools/bench/report/table.mjs';

const ratio = (rest: object) =>
  ratioLine({ id: 'PRF-1', what: 'w', baseline: 'b', own: [3], other: [2], unit: 'ms', ...rest });

test.each([
  [{ goal: 1.5, stretch: 1 }, true, false],
  [{ goal: 1.4 }, false, undefined],
  [{ goal: 0.95, isFloor: true }, true, undefined],
  [{ goal: 1.6, isFloor: true }, false, undefined],
  [{}, undefined, undefined],
])('a ratio of 1.5 against %j: met %s, stretch %s', (limits, isMet, isStretchMet) => {
  expect(ratio(limits)).toMatchObject({ figure: 1.5, isMet, isStretchMet });
});

test('a figure that is no number meets nothing', () => {
  expect(amountLine({ id: 'PRF-1', what: 'w', amount: Number.NaN, goal: 1 }).isMet).toBe(false);
});

test('the table shows value, baseline, ratio, limits and whether they are met', () => {
  const lines = [
    ratio({ goal: 1.5, stretch: 1 }),
    amountLine({ id: 'PRF-18', what: 'n', amount: 2, goal: 1 }),
  ];
  expect(toColumns(lines)).toMatch(
    /PRF-1 +w +b +3 ms +2 ms +1\.50× +≤ 1\.5× +≤ 1× +yes\nPRF-18 +n +2 +≤ 1 +no$/,
  );
  const [head, rule, ...rows] = toMarkdown(lines).split('\n');
  expect(rows).toHaveLength(2);
  expect(new Set([head, rule, ...rows].map((row = '') => row.length)).size).toBe(1);
});

test('a ratio is that of the medians of its rounds', () => {
  expect(ratio({ own: [2, 4, 9], other: [2, 2, 3] }).figure).toBe(2);
});

test('a row that broke is shown as missed', () => {
  expect(toColumns([{ id: 'PRF-9', what: 'broke: no answer', isMet: false }])).toMatch(
    /PRF-9 +broke: no answer +no$/,
  );
});

test.each([
  [0.0031, 0.005],
  [1, 1],
  [37, 50],
  [120, 200],
  [0, 1],
])('an axis up to %d ends at %d', (value, top) => {
  expect(roundUp(value)).toBeCloseTo(top);
});

test('a plot has a dot for every point, and text that is safe in XML', () => {
  const points = [
    [1, 2],
    [100, 4],
    [10_000, 3],
  ];
  const svg = toSvg({ title: 'a < b & c', xLabel: 'x', lines: [{ name: 'one', points }] });
  expect(svg.match(/<circle /g)).toHaveLength(3);
  expect(svg).toContain('a &lt; b &amp; c');
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(svg).toContain('prefers-color-scheme:dark');
});

test('a plot of a single point is in the middle', () => {
  const svg = toSvg({ title: 't', xLabel: 'x', lines: [{ name: 'one', points: [[1, 2]] }] });
  expect(svg).not.toMatch(/NaN|Infinity/);
});

const FIGURES = {
  relayMs: [0.2],
  configMs: [0.1],
  pageMs: [0.3],
  coldPageMs: [20],
  fileMs: 0.05,
  rssByMerchants: [
    [1, 150],
    [10_000, 190],
  ],
  startByMerchants: [
    [1, 600],
    [10_000, 700],
  ],
  configBytesEach: 285,
  pageBytes: 20_000,
};

test('carries the measured lines to 100,000 merchants and a million requests', () => {
  const sums = calculate(FIGURES);
  expect(sums.registryMb).toBeCloseTo(550, 0);
  expect(sums.startMs).toBeCloseTo(1600, 0);
  expect(sums.originRate).toBeCloseTo(148_600, 0);
  expect(sums.cores.relayed).toBeCloseTo((50_000 * 0.2) / 1000 / 0.6);
  const text = writeArithmetic(FIGURES);
  expect(text).toContain('What saturates first');
  expect(text).not.toMatch(/NaN|undefined/);
});

test.each(Object.keys(FIGURES))('a row of the bench notes %s', (name) => {
  const rows = readdirSync('tools/bench/rows').map((file) => readFileSync(`tools/bench/rows/${file}`, 'utf8'));
  expect(rows.filter((text) => text.includes(`${name}:`))).toHaveLength(1);
});

test('states where a metric is missing', () => {
  const { pageMs: _, ...fewer } = FIGURES;
  expect(canCalculate(fewer)).toBe(false);
  expect(writeArithmetic(fewer)).toContain('npm run bench');
});

test('draws only what was measured', () => {
  expect(drawPlots(FIGURES).map(({ file }: { file: string }) => file)).toEqual([
    'memory-by-merchants.svg',
    'start-by-merchants.svg',
  ]);
});

test('a single row takes the place of its older lines, the others stay, by number', () => {
  const remaining = { lines: [{ id: 'PRF-2' }, { id: 'PRF-10' }, { id: 'PRF-10' }], figures: { a: 1 } };
  const run = { lines: [{ id: 'PRF-10', isMet: true }], figures: { b: 2 }, date: '2026-11-22', commit: 'c' };
  const merged = mergeResults(remaining, run);
  expect(merged.lines.map(({ id }: { id: string }) => id)).toEqual(['PRF-2', 'PRF-10']);
  expect(merged.figures).toEqual({ a: 1, b: 2 });
  expect(parseResults(toResultsText(merged))).toEqual(merged);
  expect(parseResults('')).toEqual({ lines: [], figures: {} });
});

test('only the text between the marks is rewritten', () => {
  const start = '<!-- generated by npm run bench: start -->';
  const end = '<!-- generated by npm run bench: end -->';
  const written = replaceGenerated(`by hand\n${start}\nold\n${end}\nafter`, 'new');
  expect(written).toBe(`by hand\n${start}\n\nnew\n\n${end}\nafter`);
  expect(() => replaceGenerated('no marks', 'new')).toThrow('marks');
});

test('the document names the missed rows, and day and machine of each run', () => {
  const stamp = { date: '2026-11-22', commit: 'abc', machine: 'a machine' };
  const lines = [ratio({ goal: 1 }), ratio({ id: 'PRF-3', goal: 2 })].map((line) => ({ ...line, ...stamp }));
  const text = writeGenerated({ lines, figures: FIGURES });
  expect(text).toContain('Measured 2026-11-22 (abc) on a machine. 1 of 2 lines are met; missed: PRF-1.');
  expect(text).toContain('](bench/start-by-merchants.svg)');
});
