import { readFileSync } from 'node:fs';

// docs/packages.md describes each package of the design, and the file that it names imports it.
const PACKAGES = [
  'next',
  'react',
  'next-intl',
  'next-pwa',
  'swr',
  'iron-session',
  'node-forge',
  'firebase',
  '@fingerprintjs/fingerprintjs',
  'embla-carousel-react',
  'jest',
  '@testing-library/react',
  'playwright',
];

const text = readFileSync('docs/packages.md', 'utf8');
const rows = [...text.matchAll(/^\| `(.+?)` +\| `(.+?)` +\| (.+?) *\|$/gm)].map(
  ([, name = '', file = '', why = '']) => ({ name, file, why }),
);

const IMPORTED = /(?:\bfrom |\bimport\(|\brequire\()'([^']+)'/g;

// Nothing imports jest itself: its configuration comes by way of Next.
const wantedBy = (name: string) => (name === 'jest' ? 'next/jest.js' : name);

const imports = (file: string, name: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].some(
    ([, module = '']) => module === name || module.startsWith(`${name}/`),
  );

test('every package of the design has its row', () => {
  expect(rows.map(({ name }) => name)).toEqual(PACKAGES);
});

test.each(rows)('$file imports $name, and a sentence says why', ({ name, file, why }) => {
  expect(imports(file, wantedBy(name))).toBe(true);
  expect(why).toMatch(/^[A-Z].{30,}[.]$|see below\.$/);
});
