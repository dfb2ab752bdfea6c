import { mergeReports } from '@/scripts/check/report.mjs';

test('a report of some files keeps the results of all others', () => {
  const file = (name: string, status: string) => ({ name, status });
  const before = { numPassedTests: 2, testResults: [file('a', 'failed'), file('b', 'passed')] };
  const now = { numPassedTests: 1, testResults: [file('a', 'passed'), file('c', 'passed')] };
  expect(mergeReports(before, now)).toEqual({
    numPassedTests: 1,
    testResults: [file('b', 'passed'), file('a', 'passed'), file('c', 'passed')],
  });
});

test('journeys are distinguished by their files', () => {
  const suite = (file: string, title: string) => ({ file, title });
  const before = { suites: [suite('a.test.ts', 'old'), suite('b.test.ts', 'kept')] };
  expect(mergeReports(before, { suites: [suite('a.test.ts', 'new')] })).toEqual({
    suites: [suite('b.test.ts', 'kept'), suite('a.test.ts', 'new')],
  });
});
