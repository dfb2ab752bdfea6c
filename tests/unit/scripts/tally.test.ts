import { sumTallies, tallyJest, tallyLine, tallyPlaywright } from '@/scripts/check/tally.mjs';

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

test('counts flaky browser tests and errors outside tests as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] };
  expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

test('says the sum in the words that the pipeline reads', () => {
  const sum = sumTallies([
    { passed: 2, failed: 0 },
    { passed: 1, failed: 4 },
  ]);
  expect(tallyLine(sum)).toBe('3 passed, 4 failed');
});
