// The specification's numbers are in one module, and each is used where it applies.
import * as constants from '@/lib/shared/constants';
import { isCode, isSite, readFiles } from '@/tests/architecture/tree';

const HOME = 'lib/shared/constants.ts';
const SECTION = 'components/lobby/section/section.module.css';
const code = readFiles((file) => isSite(file) && isCode(file) && file !== HOME)
  .map(({ text }) => text)
  .join('\n');

const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(code);

test('each constant is read by shipped code (Z1, Z2)', () => {
  expect(Object.keys(constants).filter((name) => !isRead(name))).toEqual([]);
});

test('no style sheet repeats the times and widths of the splash, the bottom prompt and the wide layout (Z1)', () => {
  const styles = readFiles((file) => file.endsWith('.css') && isSite(file));
  const repeats = styles.filter(({ text }) => /\b768px|9 ?\/ ?16\)|\b(?:800|250)ms/.test(text));
  expect(repeats.map(({ path }) => path)).toEqual([SECTION, 'components/ui/ring/ring.module.css']);
});

test('the widths of a lobby section, whose media queries take no variable, are those of the wide layout (Z1)', () => {
  const [{ text = '' } = {}] = readFiles((file) => file === SECTION);
  const queries = [
    ...text.matchAll(/\((\d+)px <= width <= (\d+)px\), \(width > (\d+)px\) and \(height >= (\d+)px\)/g),
  ].map(([, ...numbers]) => numbers.map(Number));
  const { breakpointPx, ratio } = constants.WIDE_LAYOUT;
  expect(queries.length).toBeGreaterThan(0);
  for (const [width = 0, ...rest] of queries)
    expect(rest).toEqual([breakpointPx, breakpointPx, Math.ceil(width / ratio)]);
});
