// Counts what a run of checks passed and failed, and says it in the one line that ends every run.

export const PASSED_ONE = { passed: 1, failed: 0 };
export const FAILED_ONE = { passed: 0, failed: 1 };

/** Jest's JSON: its tests, and one failure for each file that could not even run. */
export function tallyJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return numPassedTests + failed === 0 ? FAILED_ONE : { passed: numPassedTests, failed };
}

/** So many tests may pass at their second try only, or one in so many of a large suite: two browsers and two sites share the processor with the tests. */
const FLAKY = { most: 3, oneIn: 150 };

/**
 * Playwright's JSON: a few flaky tests count as passed, more of them have all failed; an error outside tests is a failure of its own.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: object[] }} report
 */
export function tallyPlaywright({ stats, errors = [] }) {
  const { expected, unexpected, flaky } = stats;
  const most = Math.max(FLAKY.most, Math.floor((expected + unexpected + flaky) / FLAKY.oneIn));
  const [late, lost] = flaky <= most ? [flaky, 0] : [0, flaky];
  const failed = unexpected + lost + errors.length;
  return expected + late + failed === 0 ? FAILED_ONE : { passed: expected + late, failed };
}

/**
 * Titles of the tests that passed at their second try only.
 * @typedef {{ suites?: Suite[], specs?: { file: string, line: number, title: string, tests: { status: string }[] }[] }} Suite
 * @param {Suite} report
 * @returns {string[]}
 */
export function listFlaky({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...listFlaky(suite),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
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
