// Counts what a run of checks passed and failed, and says it in the one line that ends every run.

export const PASSED_ONE = { passed: 1, failed: 0 };
export const FAILED_ONE = { passed: 0, failed: 1 };

/** Jest's JSON: its tests, and one failure for each file that could not even run. */
export function tallyJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return numPassedTests + failed === 0 ? FAILED_ONE : { passed: numPassedTests, failed };
}

/**
 * Playwright's JSON: a flaky test has failed once, so it failed; an error outside tests is a failure of its own.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: object[] }} report
 */
export function tallyPlaywright({ stats, errors = [] }) {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return stats.expected + failed === 0 ? FAILED_ONE : { passed: stats.expected, failed };
}

export function sumTallies(tallies) {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

export const tallyLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
