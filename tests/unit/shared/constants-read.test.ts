// The numbers of the specification stand in one module, and each is read where it applies.
import * as constants from '@/lib/shared/constants';
import { isCode, isSite, readFiles } from '@/tests/architecture/tree';

const HOME = 'lib/shared/constants.ts';
const code = readFiles((file) => isSite(file) && isCode(file) && file !== HOME)
  .map(({ text }) => text)
  .join('\n');

const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(code);

test('each constant is read by shipped code (Z1)', () => {
  expect(Object.keys(constants).filter((name) => !isRead(name))).toEqual([]);
});

test('each time is read by shipped code (Z1, Z2)', () => {
  expect(Object.keys(constants.TIMING).filter((name) => !isRead(name))).toEqual([]);
});

test('no style sheet repeats the times and widths of the splash, the bottom prompt and the wide layout (Z1)', () => {
  const styles = readFiles((file) => file.endsWith('.css') && isSite(file));
  const repeats = styles.filter(({ text }) => /\b768px|9 ?\/ ?16\)|\b(?:800|250)ms/.test(text));
  expect(repeats.map(({ path }) => path)).toEqual(['components/ui/ring/ring.module.css']);
});
