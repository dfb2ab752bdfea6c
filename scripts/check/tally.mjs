// Counts passed and failed checks, and formats the last line of a run.

export const PASSED_ONE = { passed: 1, failed: 0 };
export const FAILED_ONE = { passed: 0, failed: 1 };

/** Counts Jest's JSON: its tests, and one failure per file that could not run. */
export function tallyJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return numPassedTests + failed === 0 ? FAILED_ONE : { passed: numPassedTests, failed };
}

/**
 * Counts Playwright's JSON: an error outside tests is one failure, and so is a run without tests.
 * @param {{ stats: { expected: number, unexpected: number }, errors?: object[] }} report
 */
export function tallyPlaywright({ stats, errors = [] }) {
  const { expected, unexpected } = stats;
  const failed = unexpected + errors.length;
  return expected + failed === 0 ? FAILED_ONE : { passed: expected, failed };
}

/**
 * Returns the files of failed tests in a report.
 * @typedef {{ suites?: Suite[], specs?: { file: string, ok: boolean }[] }} Suite
 * @param {Suite} report
 * @returns {string[]}
 */
export function listFailedFiles({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file }) => file);
  return [...new Set([...suites.flatMap(listFailedFiles), ...own])];
}

/**
 * Returns the titles of failed tests in a report of either runner.
 * @typedef {{ status: string, fullName: string }} JestTest
 * @param {{ testResults?: { name: string, status: string, assertionResults: JestTest[] }[], suites?: object[], specs?: { title: string, file: string, ok: boolean }[] }} report
 * @returns {string[]}
 */
export function listFailedTitles({ testResults = [], suites = [], specs = [] }) {
  const ofJest = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [name];
    });
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...ofJest, ...own, ...suites.flatMap(listFailedTitles)];
}

/**
 * @typedef {{ passed: number, failed: number, names?: string[] }} Tally `names` say what failed
 * @param {Tally[]} tallies
 */
export const sumTallies = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  names: tallies.flatMap(({ names = [] }) => names),
});

export const tallyLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
