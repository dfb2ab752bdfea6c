import {
  listPassed,
  listRepeated,
  mayRunAgain,
  sumTallies,
  tallyAgain,
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
  expect(tallyPlaywright({ stats: { expected: 0, unexpected: 0 } }).failed).toBe(1);
});

test('counts errors outside tests as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1 }, errors: [{}] };
  expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 2 });
});

test.each([
  [{ passed: 5, failed: 0 }, false],
  [{ passed: 5, failed: 3 }, true],
  [{ passed: 5, failed: 4 }, false],
  // One in 150 of a large suite, and no more.
  [{ passed: 894, failed: 6 }, true],
  [{ passed: 893, failed: 7 }, false],
])('of %j, the failed ones run once more: %j', (tally, verdict) => {
  expect(mayRunAgain(tally)).toBe(verdict);
});

test.each([
  [
    { passed: 3, failed: 0 },
    { passed: 900, failed: 0 },
  ],
  [
    { passed: 2, failed: 1 },
    { passed: 899, failed: 1 },
  ],
  // It could not even run.
  [
    { passed: 0, failed: 1 },
    { passed: 897, failed: 3 },
  ],
  [
    { passed: 0, failed: 4 },
    { passed: 897, failed: 3 },
  ],
])('three that failed, alone %j, make %j', (again, sum) => {
  expect(tallyAgain({ passed: 897, failed: 3 }, again)).toEqual(sum);
});

test('names those that passed, however deep they stand', () => {
  const spec = (title: string, ok: boolean) => ({ file: 'a.test.ts', line: 7, title, ok });
  const inner = { specs: [spec('late', true), spec('bad', false)] };
  expect(listPassed({ suites: [{ specs: [], suites: [inner] }] })).toEqual(['a.test.ts:7 late']);
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
