import { readFileSync } from 'node:fs';
import { listShipped } from '@/scripts/notices/list-shipped.mjs';

// THIRD-PARTY-NOTICES.md names every shipped package with its licence; `npm run notices` writes it.
const linesOf = (text: string) =>
  [...text.matchAll(/^- (\S+ \d+\.\d+\.\d\S*?):?(?: |$)/gm)].map(([, key]) => key);

test('THIRD-PARTY-NOTICES.md names every package that ships, with the version of the lock file, and no other', () => {
  const shipped = listShipped('.').map(({ name, version }) => `${name} ${version}`);
  expect(shipped.length).toBeGreaterThan(200);
  expect(linesOf(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')).sort()).toEqual(shipped.sort());
});

test('every package that ships names a licence', () => {
  expect(listShipped('.').filter(({ licence }) => /^(unlicensed|see|unknown)/i.test(licence))).toEqual([]);
});
