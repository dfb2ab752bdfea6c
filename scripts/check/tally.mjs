// Counts passed and failed checks, and formats the last line of a run.
import { stripVTControlCharacters } from 'node:util';

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

/** How much of a failed test's message stands beside its title. */
const MAX_MESSAGE = 300;

function withMessage(title, message = '') {
  const line = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return line ? `${title}: ${line.slice(0, MAX_MESSAGE)}` : title;
}

/**
 * Returns the failed tests in a report of either runner: title, and the beginning of the message.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} JestTest
 * @typedef {{ title: string, file: string, ok: boolean, tests?: { results: { errors: { message?: string }[] }[] }[] }} Spec
 * @param {{ testResults?: { name: string, status: string, message?: string, assertionResults: JestTest[] }[], suites?: object[], specs?: Spec[] }} report
 * @returns {string[]}
 */
export function describeFailed({ testResults = [], suites = [], specs = [] }) {
  const ofJest = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) => withMessage(fullName, failureMessages?.[0]))
        : [withMessage(name, message)];
    });
  const messageOf = ({ tests = [] }) => tests[0]?.results[0]?.errors[0]?.message;
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => withMessage(`${spec.file}: ${spec.title}`, messageOf(spec)));
  return [...ofJest, ...own, ...suites.flatMap(describeFailed)];
}

/**
 * @typedef {{ passed: number, failed: number, names?: string[], retried?: string[] }} Tally `names` say what failed, `retried` what failed at the first try
 * @param {Tally[]} tallies
 */
export const sumTallies = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  names: tallies.flatMap(({ names = [] }) => names),
  retried: tallies.flatMap(({ retried = [] }) => retried),
});

export const tallyLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
