import { faultsOf, isSite, readFiles, type SourceFile, withoutComments } from '../tree';

const DECLARATION = /(--[\w-]+|background(?:-attachment)?)\s*:\s*([^;{}]*)/g;

/** Declarations that attach a background to the window. */
const findFixed = ({ text }: SourceFile): string[] =>
  [...withoutComments(text).matchAll(DECLARATION)]
    .filter(([, , value = '']) => /\bfixed\b/.test(value))
    .map(([, name = '']) => name);

test('no background is fixed, not even a colour: Chromium then scrolls the page on the main thread (PRF-32)', () => {
  const styles = readFiles((file) => isSite(file) && file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(50);
  expect(faultsOf(styles, findFixed)).toEqual([]);
});

test('the rule finds it in a variable, and not in a position', () => {
  const text =
    ':root { --tone: red fixed; } a { background: url(x) fixed; position: fixed; } b { background: red; }';
  expect(findFixed({ path: 'app/x.css', text })).toEqual(['--tone', 'background']);
});
