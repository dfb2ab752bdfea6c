import { readFileSync } from 'node:fs';
import { isCode, readFiles, type SourceFile } from '@/tests/architecture/tree';
import { NEWER_CODE, NEWER_STYLES } from './newer-table';

const IN_BROWSER = /^(?:app|components|lib\/(?:shared|client|worker))\//;

const findNewer = (rows: typeof NEWER_CODE, { path, text }: SourceFile) =>
  rows.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${path}: ${name}`);

test('the oldest browsers are named in one place', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(browserslist).toEqual(['chrome 111', 'edge 111', 'firefox 121', 'safari 16.4']);
});

test('no browser code uses what the oldest supported browser lacks', () => {
  const files = readFiles((file) => IN_BROWSER.test(file) && isCode(file));
  expect(files.flatMap((file) => findNewer(NEWER_CODE, file))).toEqual([]);
});

test('no style uses what the oldest supported browsers lack', () => {
  const files = readFiles((file) => IN_BROWSER.test(file) && file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((file) => findNewer(NEWER_STYLES, file))).toEqual([]);
});

test.each([...NEWER_CODE, ...NEWER_STYLES])('the rule finds %s', (name, pattern, example) => {
  expect(findNewer([[name, pattern, example]], { path: 'x', text: example })).toEqual([`x: ${name}`]);
});
