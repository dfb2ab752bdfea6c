// Which rows of docs/requirements the tests of a run have shown, by the ids in their titles.
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../bootstrap/root.mjs';
import { readReport } from './report.mjs';
import { FAILED_ONE, PASSED_ONE } from './tally.mjs';

const INDEX = 'docs/requirements.md';
/** Its rows hold later, so that no test has to name them. */
const PLANNED = 'planned.md';
const COMMON_REPORTS = ['jest-unit', 'jest-timed', 'browser-phone'];
const ENGINE_REPORTS = ['browser-speed', 'browser-firefox', 'browser-webkit', 'browser-dev'];
/** By how much a run takes; those of other runs may lie beside them. */
const REPORTS = {
  quick: [...COMMON_REPORTS, 'jest-site'],
  all: [...COMMON_REPORTS, 'jest-wire', 'jest-faults', ...ENGINE_REPORTS],
};
const ID = /^\| ((?:SEC|FLT|PRF)-\d+|[A-Z]{1,2}\d+|\d+) *\|/;
const PAGE = /\]\((requirements\/[\w-]+\.md)\)/g;
const ROW = /(?<![A-Za-z0-9-])([A-Z]{1,3}-?)(\d+)(?:\s*(?:–|to)\s*\1?(\d+))?(?!\d)/g;
const RULINGS = /rulings? (\d+(?:(?:, | and |–| to )\d+)*)/gi;

const NONE = 'no test';

/** Rows that the bench judges, not a test: their figures stand in docs/bench.md. */
const isMeasured = (id) => id.startsWith('PRF-');

const toRange = (from, to) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/**
 * The rows of a text, by their ids; a ruling is `ruling 67`.
 * @param {string} text
 * @returns {string[]}
 */
export function listRows(text) {
  const ids = text.split('\n').flatMap((line) => ID.exec(line)?.[1] ?? []);
  return ids.map((id) => (/^\d/.test(id) ? `ruling ${id}` : id));
}

/**
 * The ids of every row that holds, page by page as the index names them.
 * @param {(place: string) => string} read the text of a file by its path from the root; throws where there is none
 * @returns {string[]}
 */
export function readRows(read) {
  const pages = new Set([...read(INDEX).matchAll(PAGE)].map(([, page]) => page));
  const ids = [...pages]
    .filter((page) => !page.endsWith(`/${PLANNED}`))
    .flatMap((page) => listRows(read(`docs/${page}`)));
  if (ids.length === 0) throw new Error(`${INDEX} names no page with rows.`);
  return ids;
}

/**
 * The ids that a title names: `FLT-11 to FLT-14` and `rulings 3, 7–9` name all between.
 * @param {string} title
 * @returns {string[]}
 */
export function idsOf(title) {
  const rows = [...title.matchAll(ROW)].flatMap(([, kind, from, to = from]) =>
    toRange(Number(from), Number(to)).map((nth) => `${kind}${nth}`),
  );
  const rulings = [...title.matchAll(RULINGS)].flatMap(([, list]) =>
    list.split(/, | and /).flatMap((part) => {
      const [from, to = from] = part.split(/–| to /).map(Number);
      return toRange(from, to).map((nth) => `ruling ${nth}`);
    }),
  );
  return [...new Set([...rows, ...rulings])];
}

/** @typedef {{ title: string, hasPassed: boolean }} Shown */

/** @returns {Shown[]} */
function readJest({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, hasPassed: status === 'passed' })),
  );
}

/** @returns {Shown[]} */
function readPlaywright({ suites = [], specs = [] }, above = '') {
  return [
    ...suites.flatMap((suite) => readPlaywright(suite, `${above} ${suite.title}`)),
    // A test that was left out is `ok` as well.
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, ok }) => ({ title: `${above} ${title}`, hasPassed: ok })),
  ];
}

/**
 * Every test that ran by a report of Jest or Playwright, equal titles each for itself.
 * @param {object} report
 * @returns {Shown[]}
 */
export const listShown = (report) => (report.testResults ? readJest(report) : readPlaywright(report));

/**
 * Each row with the number of tests that showed it and of those that failed.
 * @param {string[]} rows
 * @param {Shown[]} tests
 */
export function judgeRows(rows, tests) {
  const counts = new Map(rows.map((id) => [id, { id, passed: 0, failed: 0 }]));
  for (const { title, hasPassed } of tests)
    for (const id of idsOf(title)) {
      const count = counts.get(id);
      if (count) count[hasPassed ? 'passed' : 'failed'] += 1;
    }
  return [...counts.values()];
}

function wordOf({ id, passed, failed }) {
  if (failed > 0) return 'failed';
  if (passed > 0) return 'pass';
  return isMeasured(id) ? 'measured by npm run bench' : NONE;
}

function readTests(reach) {
  return REPORTS[reach].flatMap((name) => readReport(name) ?? []).flatMap(listShown);
}

const readFromRoot = (place) => readFileSync(fromRoot(place), 'utf8');

/**
 * Writes logs/rows.md, a line for each row, and prints how many were shown; fails where no test names a row.
 * @throws Error where a page of the requirements is missing.
 */
export async function checkRows({ reach }) {
  const rows = judgeRows(readRows(readFromRoot), readTests(reach));
  const lines = rows.map((row) => `| ${row.id} | ${wordOf(row)} | ${row.passed} |`);
  const table = ['| row | result | tests |', '| --- | --- | ---: |', ...lines, ''].join('\n');
  writeFileSync(fromRoot('logs/rows.md'), table);
  const missing = rows.filter((row) => wordOf(row) === NONE).map(({ id }) => id);
  const shown = rows.filter((row) => wordOf(row) === 'pass').length;
  console.log(
    `${shown} of ${rows.length} rows shown by tests, logs/rows.md; named by none: ${missing.join(', ') || '–'}`,
  );
  return missing.length === 0 ? PASSED_ONE : FAILED_ONE;
}
