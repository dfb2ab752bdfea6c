import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf, isCode, readFiles, type SourceFile } from '../tree';

// TypeScript takes any name of a CSS module for a class; one that is not there is the class `undefined`.
const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

const withoutNoise = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'/g, '');

const classesIn = (css: string): Set<string> =>
  new Set([...withoutNoise(css).matchAll(/\.([A-Za-z_]\w*)/g)].map(([, name = '']) => name));

const placeOf = (file: string, module: string) =>
  module.startsWith('@/') ? module.slice(2) : path.posix.join(path.posix.dirname(file), module);

/** Classes that a file names and its style sheets lack, each as `name of sheet`. */
function checkClasses({ path: file, text }: SourceFile, read: (sheet: string) => string): string[] {
  const body = text.replaceAll(/^import .*$/gm, '');
  return [...text.matchAll(IMPORT)].flatMap(([, styles = '', module = '']) => {
    const classes = classesIn(read(placeOf(file, module)));
    const named = [...body.matchAll(new RegExp(`\\b${styles}\\.([A-Za-z_]\\w*)`, 'g'))];
    return named.flatMap(([, name = '']) => (classes.has(name) ? [] : [`${name} of ${module}`]));
  });
}

const files = readFiles((file) => /^(?:app|components)\//.test(file) && isCode(file));

test('each class that a component uses is in its style sheet', () => {
  const read = (sheet: string) => readFileSync(sheet, 'utf8');
  expect(files.flatMap((file) => [...file.text.matchAll(IMPORT)]).length).toBeGreaterThan(150);
  expect(faultsOf(files, (file) => checkClasses(file, read))).toEqual([]);
});

test('the rule finds a class that is not there, and reads neither comments nor other files', () => {
  const text = "import styles from './a.module.css';\nconst x = [styles.there, styles.gone, form.other];";
  const css = "/* .gone */ .there { composes: x from './gone.css'; }";
  expect(checkClasses({ path: 'components/a/a.tsx', text }, () => css)).toEqual(['gone of ./a.module.css']);
});
