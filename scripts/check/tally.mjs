// Counts what a run of checks passed and failed, and says it in the one line that ends every run.

export const PASSED_ONE = { passed: 1, failed: 0 };
export const FAILED_ONE = { passed: 0, failed: 1 };

/** Jest's JSON: its tests, and one failure for each file that could not even run. */
export function tallyJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return numPassedTests + failed === 0 ? FAILED_ONE : { passed: numPassedTests, failed };
}

/**
 * Playwright's JSON: what failed includes errors outside tests, of which each is one, and a run of no tests.
 * @param {{ stats: { expected: number, unexpected: number }, errors?: object[] }} report
 */
export function tallyPlaywright({ stats, errors = [] }) {
  const { expected, unexpected } = stats;
  const failed = unexpected + errors.length;
  return expected + failed === 0 ? FAILED_ONE : { passed: expected, failed };
}

/**
 * Files of a report's tests that failed.
 * @typedef {{ suites?: Suite[], specs?: { file: string, ok: boolean }[] }} Suite
 * @param {Suite} report
 * @returns {string[]}
 */
export function listFailedFiles({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file }) => file);
  return [...new Set([...suites.flatMap(listFailedFiles), ...own])];
}

export function sumTallies(tallies) {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

export const tallyLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
