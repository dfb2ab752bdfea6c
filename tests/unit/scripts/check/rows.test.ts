import { idsOf, judgeRows, listRows, listShown, readRows } from '@/scripts/check/rows.mjs';

test('a row begins a line of a table', () => {
  const text = [
    '| # | Fault |',
    '| FLT-1 | SIGTERM (SEC-2) |',
    '| R1 | Root |',
    '| DX-1 | npm run dev |',
    '| 67 | a ruling |',
    'FLT-9',
  ].join('\n');
  expect(listRows(text)).toEqual(['FLT-1', 'R1', 'DX-1', 'ruling 67']);
});

test('a table may be padded', () => {
  expect(listRows('| B54     | Releases |\n| B55x | x |')).toEqual(['B54']);
});

const readFrom = (files: Record<string, string>) => (place: string) => {
  const text = files[place];
  if (text === undefined) throw new Error(`no ${place}`);
  return text;
};
const INDEX =
  '[a](requirements/a.md) [b](requirements/b-c.md) [a](requirements/a.md) [p](requirements/planned.md)';

test('rows are those of the pages that the index names, each page once; planned ones do not count', () => {
  const files = {
    'docs/requirements.md': INDEX,
    'docs/requirements/a.md': '| R1 | x |',
    'docs/requirements/b-c.md': '| 2 | x |',
    'docs/requirements/planned.md': '| B9 | x |',
  };
  expect(readRows(readFrom(files))).toEqual(['R1', 'ruling 2']);
});

test.each([
  ['without the index', {}],
  ['without a page that it names', { 'docs/requirements.md': INDEX, 'docs/requirements/a.md': '| R1 | x |' }],
  ['without a row', { 'docs/requirements.md': '[a](requirements/a.md)', 'docs/requirements/a.md': 'R1' }],
])('%s the check of rows fails', (_what, files) => {
  expect(() => readRows(readFrom(files))).toThrow(/no docs|no page with rows/);
});

test.each([
  ['pages come (R1, SEC-12)', ['R1', 'SEC-12']],
  ['once more (FLT-11 to FLT-13, B4)', ['FLT-11', 'FLT-12', 'FLT-13', 'B4']],
  ['in a row (B30–B32)', ['B30', 'B31', 'B32']],
  [
    'settled (rulings 3, 7–9 and 12; X6)',
    ['X6', 'ruling 3', 'ruling 7', 'ruling 8', 'ruling 9', 'ruling 12'],
  ],
  ['settled (ruling 67)', ['ruling 67']],
  ['WCAG 2.1.1 in HTTP/1.1 at 320 px', []],
])('%j names %j', (title, ids) => {
  expect(idsOf(title)).toEqual(ids);
});

test('a row counts the tests that name it, by how they ended', () => {
  const tests = [
    { title: 'a (R1)', hasPassed: true },
    { title: 'b (R1, R2)', hasPassed: false },
    { title: 'c (R9)', hasPassed: true },
  ];
  expect(judgeRows(['R1', 'R2', 'R3'], tests)).toEqual([
    { id: 'R1', passed: 1, failed: 1 },
    { id: 'R2', passed: 0, failed: 1 },
    { id: 'R3', passed: 0, failed: 0 },
  ]);
});

/** A file of Jest's report with one test of this title. */
const jestFile = (fullName: string, status: string) => ({ assertionResults: [{ fullName, status }] });

test('of two tests with one title neither hides the other, and one that was left out shows nothing', () => {
  const all = [
    ['passed', 'passed'],
    ['failed', 'passed'],
    ['passed', 'failed'],
    ['passed', 'pending'],
  ] as const;
  const counts = all.map((statuses) => {
    const testResults = statuses.map((status) => jestFile('comes (R1)', status));
    return judgeRows(['R1'], listShown({ testResults }))[0];
  });
  expect(counts).toEqual([
    { id: 'R1', passed: 2, failed: 0 },
    { id: 'R1', passed: 1, failed: 1 },
    { id: 'R1', passed: 1, failed: 1 },
    { id: 'R1', passed: 1, failed: 0 },
  ]);
});

test('in a browser the titles above a test count as its own; one that was left out shows nothing', () => {
  const spec = (ok: boolean, status: string) => ({ title: 'comes', ok, tests: [{ status }] });
  const specs = [spec(true, 'expected'), spec(false, 'unexpected'), spec(true, 'skipped')];
  const report = { suites: [{ title: 'a.test.ts', suites: [{ title: 'a group (R1)', specs }] }] };
  expect(listShown(report).map(({ hasPassed }) => hasPassed)).toEqual([true, false]);
  expect(judgeRows(['R1'], listShown(report))).toEqual([{ id: 'R1', passed: 1, failed: 1 }]);
});
