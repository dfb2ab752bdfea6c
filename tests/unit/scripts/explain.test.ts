import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainPlaces } from '@/scripts/release/explain-places.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const folder = makeTemporaryFolder('maps');
const NAME = 'chunks/app/m/(open)/home/page-1a2b.js';

beforeAll(() => {
  mkdirSync(path.dirname(path.join(folder, NAME)), { recursive: true });
  // Column 0 is line 1 of the source, column 10 its line 3, named `openGame`.
  const sources = ['webpack://_N_E/./components/game/open-game.ts'];
  const map = { version: 3, sources, names: ['openGame'], mappings: 'AAAA,UAEEA' };
  writeFileSync(path.join(folder, `${NAME}.map`), JSON.stringify(map));
});

test.each([
  [
    'a browser’s stack',
    `    at f (https://x.example/_next/static/${NAME}:1:12)`,
    'components/game/open-game.ts:3:3  openGame',
  ],
  [
    'an escaped address',
    `/_next/static/${NAME.replace('(open)', '%28open%29')}?dpl=1:1:1`,
    'components/game/open-game.ts:1:1',
  ],
  ['a line of the log', `{"frames":["f@${NAME}:1:11"]}`, 'components/game/open-game.ts:3:3  openGame'],
  ['another build', 'f@chunks/gone.js:1:1', 'chunks/gone.js:1:1  has no map'],
  ['a path that leaves the folder', 'f@../../etc/x.js:1:1', '../../etc/x.js:1:1  is no file of a build'],
  ['an escaped path that leaves it', 'f@%2e%2e/x.js:1:1', '%2e%2e/x.js:1:1  is no file of a build'],
  ['a broken escape', 'f@chunks/%zz.js:1:1', 'chunks/%zz.js:1:1  is no file of a build'],
])('a place in %s is found in its sources (B53)', (_what, text, expected) => {
  expect(explainPlaces(text, [folder])).toEqual([expect.stringContaining(expected)]);
});

test('a text without a place gives nothing, and one with several gives each (B53)', () => {
  expect(explainPlaces('TypeError: x', [folder])).toEqual([]);
  expect(explainPlaces(`f@${NAME}:1:1 f@${NAME}:1:11`, [folder])).toHaveLength(2);
});
