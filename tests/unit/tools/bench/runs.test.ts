import { readdirSync, readFileSync } from 'node:fs';
import { driftOf } from '@/tools/bench/measure/yardstick.mjs';
import { NEEDED_METRICS } from '@/tools/bench/report/arithmetic.mjs';
import { mergeRuns, ratioLine } from '@/tools/bench/report/lines.mjs';
import { toColumns } from '@/tools/bench/report/table.mjs';

const LINE = { id: 'PRF-1', what: 'w', baseline: 'b', other: [1], unit: 'ms', goal: 2 };

const toRuns = (figures: readonly number[], drift = 0) =>
  figures.map((figure) => ({ lines: [ratioLine({ ...LINE, own: [figure] })], drift }));

test('of three runs the middle one counts, and all are shown in their order', () => {
  const lines = mergeRuns(toRuns([2.5, 1.5, 1.8]));
  expect(lines).toMatchObject([{ figure: 1.8, isMet: true, isUnsteady: false }]);
  expect(toColumns(lines)).toMatch(/1\.80× +2\.50, 1\.50, 1\.80 .* yes$/);
});

test('a reference measurement that changed by more than 15 % is reported', () => {
  expect(mergeRuns(toRuns([1, 1, 1], 0.15))).toMatchObject([{ isUnsteady: false }]);
  expect(toColumns(mergeRuns(toRuns([1, 1, 1], 0.16)))).toMatch(/yes \(unsteady: not written\)$/);
  expect(driftOf(80, 100)).toBe(driftOf(100, 80));
  expect(driftOf(80, 100)).toBeCloseTo(0.25);
});

test('a run that broke is the row’s result', () => {
  const broken = { lines: [{ id: 'PRF-1', what: 'broke: no answer', isMet: false }], drift: 0 };
  expect(mergeRuns([...toRuns([1]), broken])).toEqual(broken.lines);
});

test.each<string>(NEEDED_METRICS)('one row notes %s, which the arithmetic needs', (name) => {
  const rows = readdirSync('tools/bench/rows').map((file) =>
    readFileSync(`tools/bench/rows/${file}`, 'utf8'),
  );
  expect(rows.filter((text) => text.includes(`${name}:`))).toHaveLength(1);
});
