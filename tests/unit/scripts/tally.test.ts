import {
  listFlaky,
  listRepeated,
  sumTallies,
  tallyJest,
  tallyLine,
  tallyPlaywright,
} from '@/scripts/check/tally.mjs';

test('counts a jest file that could not run as one failure', () => {
  expect(tallyJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })).toEqual({
    passed: 3,
    failed: 2,
  });
});

test('counts a run of no tests at all as a failure', () => {
  expect(tallyJest({ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }).failed).toBe(1);
  expect(tallyPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }).failed).toBe(1);
});

test('counts errors outside tests as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 0 }, errors: [{}] };
  expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 2 });
});

test.each([
  [3, { passed: 8, failed: 0 }],
  [4, { passed: 5, failed: 4 }],
])('lets %i flaky browser tests be %j', (flaky, tally) => {
  expect(tallyPlaywright({ stats: { expected: 5, unexpected: 0, flaky } })).toEqual(tally);
});

test('lets one in 150 of a large suite be flaky, and no more', () => {
  const of = (flaky: number) => tallyPlaywright({ stats: { expected: 900 - flaky, unexpected: 0, flaky } });
  expect([of(6), of(7)]).toEqual([
    { passed: 900, failed: 0 },
    { passed: 893, failed: 7 },
  ]);
});

test('names the flaky ones, however deep they stand', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.test.ts',
    line: 7,
    title,
    tests: [{ status }],
  });
  const inner = { specs: [spec('late', 'flaky'), spec('good', 'expected')] };
  expect(listFlaky({ suites: [{ specs: [], suites: [inner] }] })).toEqual(['a.test.ts:7 late']);
});

test('says the sum in the words that the pipeline reads', () => {
  const sum = sumTallies([
    { passed: 2, failed: 0 },
    { passed: 1, failed: 4 },
  ]);
  expect(tallyLine(sum)).toBe('3 passed, 4 failed');
});

test('names jest’s tests that passed at a further try only', () => {
  const one = (fullName: string, status: string, invocations?: number) => ({ fullName, status, invocations });
  const assertionResults = [
    one('a', 'passed', 1),
    one('b', 'passed', 2),
    one('c', 'failed', 3),
    one('d', 'passed'),
  ];
  expect(listRepeated({ testResults: [{ assertionResults }] })).toEqual(['b']);
});
