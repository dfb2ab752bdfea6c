import {
  describeFailed,
  listFailedFiles,
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
  expect(tallyPlaywright({ stats: { expected: 0, unexpected: 0 } }).failed).toBe(1);
});

test('counts errors outside tests as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1 }, errors: [{}] };
  expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 2 });
});

test('names the files of the tests that failed once, however deep they are', () => {
  const spec = (file: string, ok: boolean) => ({ file, ok });
  const inner = { specs: [spec('a.test.ts', false), spec('a.test.ts', false), spec('b.test.ts', true)] };
  const report = { suites: [{ suites: [inner] }, { specs: [spec('c.test.ts', false)] }] };
  expect(listFailedFiles(report)).toEqual(['a.test.ts', 'c.test.ts']);
});

test('names the tests that failed, with their messages, and files that could not run, of either runner', () => {
  const specs = [
    {
      ...{ file: 'a.test.ts', title: 'opens', ok: false },
      tests: [{ results: [{ errors: [{ message: '\u001b[31mExpected: 1\u001b[39m\n\n  Received: 2' }] }] }],
    },
    { file: 'a.test.ts', title: 'closes', ok: true },
  ];
  expect(describeFailed({ suites: [{ specs, suites: [{ specs }] }] })).toEqual([
    'a.test.ts: opens: Expected: 1 Received: 2',
    'a.test.ts: opens: Expected: 1 Received: 2',
  ]);
  const tests = [
    { status: 'failed', fullName: 'one', failureMessages: ['x'.repeat(500)] },
    { status: 'failed', fullName: 'three' },
    { status: 'passed', fullName: 'two' },
  ];
  const testResults = [
    { name: 'b.test.ts', status: 'failed', assertionResults: tests },
    { name: 'c.test.ts', status: 'failed', message: 'no site', assertionResults: [] },
    { name: 'd.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(describeFailed({ testResults })).toEqual([`one: ${'x'.repeat(300)}`, 'three', 'c.test.ts: no site']);
});

test('prints the summary in the form that the pipeline reads', () => {
  const sum = sumTallies([
    { passed: 2, failed: 0 },
    { passed: 1, failed: 1, names: ['journeys: opens'] },
  ]);
  expect(sum.names).toEqual(['journeys: opens']);
  expect(tallyLine(sum)).toBe('3 passed, 1 failed');
});
