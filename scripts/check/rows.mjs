// Which requirements of docs/requirements a run has shown, by the ids in test titles.
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../bootstrap/root.mjs';
import { readReport } from './report.mjs';
import { FAILED_ONE, PASSED_ONE } from './tally.mjs';

const INDEX = 'docs/requirements.md';
/** Future requirements, which need no test. */
const PLANNED = 'planned.md';
const COMMON_REPORTS = ['jest-unit', 'jest-site', 'jest-timed', 'browser-phone'];
const OTHER_REPORTS = ['browser-speed', 'browser-firefox', 'browser-webkit', 'browser-dev', 'browser-app'];
/** Reports by reach; those of other runs may also exist. */
const REPORTS = {
  quick: COMMON_REPORTS,
  all: [...COMMON_REPORTS, ...OTHER_REPORTS],
};
const ID = /^\| ((?:SEC|FLT|PRF|DX)-\d+|[A-Z]{1,2}\d+|\d+) *\|/;
const PAGE = /\]\((requirements\/[\w-]+\.md)\)/g;
const ROW = /(?<![A-Za-z0-9-])([A-Z]{1,3}-?)(\d+)(?:\s*(?:–|to)\s*\1?(\d+))?(?!\d)/g;
const RULINGS = /rulings? (\d+(?:(?:, | and |–| to )\d+)*)/gi;

const NONE = 'no test';

/** Requirements measured by the bench (docs/bench.md), not by a test. */
const isMeasured = (id) => id.startsWith('PRF-');

const toRange = (from, to) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/**
 * Returns the requirement ids of a text; a ruling counts as its word and number.
 * @param {string} text
 * @returns {string[]}
 */
export function listRows(text) {
  const ids = text.split('\n').flatMap((line) => ID.exec(line)?.[1] ?? []);
  return ids.map((id) => (/^\d/.test(id) ? `ruling ${id}` : id));
}

/**
 * Returns the ids of all requirements, page by page in the order of the index.
 * @param {(place: string) => string} read returns a file by its path from the root; throws if missing
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
 * Returns the ids in a title; `FLT-11 to FLT-14` and `rulings 3, 7–9` are ranges.
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
    // A skipped test is `ok` as well.
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, ok }) => ({ title: `${above} ${title}`, hasPassed: ok })),
  ];
}

/**
 * Lists every test that ran in a report of Jest or Playwright.
 * @param {object} report
 * @returns {Shown[]}
 */
export const listShown = (report) => (report.testResults ? readJest(report) : readPlaywright(report));

/**
 * Counts the passed and failed tests of each requirement.
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

/** Writes logs/rows.md, a line per requirement, and prints the total; fails for a requirement without a test.
 * @throws Error if a page of the requirements is missing. */
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
