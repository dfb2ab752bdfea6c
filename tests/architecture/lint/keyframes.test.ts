// Keyframes change what the compositor draws alone: one that moves a box by layout delays whatever the page is busy with.
import { faultsOf, isSite, readFiles } from '@/tests/architecture/tree';

const CHEAP = new Set(['opacity', 'transform', 'scale', 'translate', 'rotate', 'visibility', 'color']);

/** A rule of keyframes, whose blocks are one level deep. */
const KEYFRAMES = /@keyframes\s+[\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const DECLARED = /([a-z-]+)\s*:[^;{}]*;/g;

const listCostly = (css: string): string[] =>
  [...css.matchAll(KEYFRAMES)]
    .flatMap(([rule]) => [...rule.matchAll(DECLARED)].map(([, name = '']) => name))
    .filter((name) => !CHEAP.has(name));

test('the rule sees what costs layout or painting', () => {
  expect(
    listCostly('@keyframes a { from { opacity: 0; } to { opacity: 1; left: 50%; } } b { top: 1px; }'),
  ).toEqual(['left']);
});

test('keyframes change nothing that costs layout (PRF-26)', () => {
  const styles = readFiles((file) => isSite(file) && file.endsWith('.css'));
  expect(styles.filter(({ text }) => text.includes('@keyframes')).length).toBeGreaterThan(5);
  expect(faultsOf(styles, ({ text }) => listCostly(text))).toEqual([]);
});
