// docs/requirements: each row is on one page of the index, which names every id.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { idsOf, listRows, readRows } from '@/scripts/check/rows.mjs';

const FOLDER = 'docs/requirements';

const read = (place: string): string => readFileSync(place, 'utf8');
const index = read(`${FOLDER}.md`);
const ids = readRows(read);

/** The ids of the index, whose ranges are written out. */
const listNamed = (text: string): string[] => [
  ...new Set([...text.matchAll(/^\| \[.*\| (.*) \|$/gm)].flatMap(([, cell = '']) => idsOf(cell))),
];

const SOURCE = /^(app|components|deploy|lib|locales|public|scripts|tools|middleware\.ts|server\.ts)(\/|$)/;
const ROW = /^\| (?:[A-Z]+-?)?\d+ *\|/;

/** Rows without a text in a column that a reader needs: all but the third of the attacks, which may be empty. */
const emptyIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => ROW.test(line))
    .filter((line) => {
      const cells = line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
      return cells[1] === '' || cells.at(-1) === '';
    });

test('no id is used twice', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('the index names the rows of its pages, and no others', () => {
  expect(listNamed(index).sort()).toEqual([...ids].sort());
});

test('each page is in the index', () => {
  const missing = readdirSync(FOLDER).filter((page) => !index.includes(`](requirements/${page})`));
  expect(missing).toEqual([]);
});

test('a planned row holds nowhere yet', () => {
  const planned = [...read(`${FOLDER}/planned.md`).matchAll(/^\| ([A-Z]+-?\d+) /gm)].map(([, id]) => id);
  expect(planned.length).toBeGreaterThan(0);
  expect(planned.filter((id) => ids.includes(id as string))).toEqual([]);
});

test('each row names its subject and when it holds', () => {
  expect(readdirSync(FOLDER).flatMap((page) => emptyIn(read(`${FOLDER}/${page}`)))).toEqual([]);
});

/** Rows of tables with a column `where` whose last cell names no source file, or one that is gone. */
function lostIn(text: string): string[] {
  let hasWhere = false;
  return text.split('\n').filter((line) => {
    if (line.startsWith('| id ')) hasWhere = /\| where +\|$/.test(line);
    if (!hasWhere || !ROW.test(line)) return false;
    const places = [...(line.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, place = '']) => place,
    );
    return places.length === 0 || !places.every((place) => SOURCE.test(place) && existsSync(place));
  });
}

test('a row’s place is a file or folder of the source', () => {
  expect(readdirSync(FOLDER).flatMap((page) => lostIn(read(`${FOLDER}/${page}`)))).toEqual([]);
});

test.each([
  ['| R1 | Root | 307 | `server.ts`, `app/m/(open)` |', 0],
  ['| R1 | Root | 307 | `lib/gone.ts` |', 1],
  ['| R1 | Root | 307 | `server.ts`, `tests/wire` |', 1],
  ['| R1 | Root | 307 | the server |', 1],
])('a planted row %j is lost: %i', (line, lost) => {
  expect(lostIn(`| id | what | holds when | where |\n${line}`)).toHaveLength(lost);
  expect(lostIn(`| id | what | holds when |\n${line}`)).toEqual([]);
});

test.each([
  ['| R1 | Root |  |', 1],
  ['| SEC-1 |  | 1.2 | 421 |', 1],
  ['| SEC-1 | Host | | 421 |', 0],
  ['| id | what | holds when |', 0],
])('a planted row %j has %i empty cells', (line, faults) => {
  expect(emptyIn(line)).toHaveLength(faults);
  expect(listRows(line).length).toBe(ROW.test(line) ? 1 : 0);
});
