// Counts what a run of checks passed and failed, and says it in the one line that ends every run.

export const PASSED_ONE = { passed: 1, failed: 0 };
export const FAILED_ONE = { passed: 0, failed: 1 };

/** Jest's JSON: its tests, and one failure for each file that could not even run. */
export function tallyJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return numPassedTests + failed === 0 ? FAILED_ONE : { passed: numPassedTests, failed };
}

/** So many tests may pass alone only, or one in so many of a large suite: two browsers and two sites share the processor with the tests. */
const LATE = { most: 3, oneIn: 150 };

/**
 * Playwright's JSON: what failed includes errors outside tests, of which each is one, and a run of no tests.
 * @param {{ stats: { expected: number, unexpected: number }, errors?: object[] }} report
 */
export function tallyPlaywright({ stats, errors = [] }) {
  const { expected, unexpected } = stats;
  const failed = unexpected + errors.length;
  return expected + failed === 0 ? FAILED_ONE : { passed: expected, failed };
}

/** Whether so few failed that they may run once more, alone: more than a few have failed for good. */
export function mayRunAgain({ passed, failed }) {
  return failed > 0 && failed <= Math.max(LATE.most, Math.floor((passed + failed) / LATE.oneIn));
}

/** The sum where the failed ones ran once more: those that passed then have passed. */
export function tallyAgain(first, again) {
  const late = Math.min(first.failed, again.passed);
  return { passed: first.passed + late, failed: first.failed - late };
}

/**
 * Titles of the tests of a report that passed.
 * @typedef {{ suites?: Suite[], specs?: { file: string, line: number, title: string, ok: boolean }[] }} Suite
 * @param {Suite} report
 * @returns {string[]}
 */
export function listPassed({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...listPassed(suite),
    ...(suite.specs ?? []).filter(({ ok }) => ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ]);
}

/**
 * Titles of jest's tests that passed after a first try that failed.
 * @param {{ testResults: { assertionResults: { status: string, invocations?: number, fullName: string }[] }[] }} report
 * @returns {string[]}
 */
export function listRepeated({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );
}

export function sumTallies(tallies) {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

export const tallyLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
