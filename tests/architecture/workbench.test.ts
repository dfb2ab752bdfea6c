import path from 'node:path';
import { isCode, readFiles, type SourceFile, withoutComments } from './tree';

// The workbench shows every part of components/ui: a new one that its catalogue does not import is forgotten.
const PARTS = /^components\/ui\/.*\.tsx$/;
const CATALOGUE = 'components/workbench/';

const importsOf = (text: string) =>
  [...withoutComments(text).matchAll(/(?:\bfrom|\bimport\()\s*['"]([^'"]+)['"]/g)].map(
    ([, module = '']) => module,
  );

/** Whether a file exports a component that draws something; listeners that return null have no look. */
const isPart = ({ path: file, text }: SourceFile) =>
  PARTS.test(file) &&
  /^export function [A-Z]/m.test(text) &&
  /(?:return|=>|&&|\?)\s*\(?\s*<[A-Za-z>]/.test(withoutComments(text));

/** Paths without extension that a file imports, as they are from the root. */
const targetsOf = ({ path: file, text }: SourceFile) =>
  importsOf(text).map((module) =>
    module.startsWith('@/') ? module.slice(2) : path.posix.join(path.posix.dirname(file), module),
  );

/** Components that are neither in the catalogue nor inside a listed component of their folder. */
function findForgotten(files: SourceFile[]): string[] {
  const parts = files.filter(isPart);
  const shown = new Set(files.filter((file) => file.path.startsWith(CATALOGUE)).flatMap(targetsOf));
  const nameOf = ({ path: file }: SourceFile) => file.replace(/\.tsx$/, '');
  for (const part of parts)
    if (shown.has(nameOf(part)))
      for (const target of targetsOf(part))
        if (path.posix.dirname(target) === path.posix.dirname(part.path)) shown.add(target);
  return parts.map(nameOf).filter((name) => !shown.has(name));
}

const PART = { path: 'components/ui/dial/dial.tsx', text: 'export function Dial() {\n  return <p />;\n}' };
const SHOWN = {
  path: 'components/workbench/parts/sign-section.tsx',
  text: "import { Dial } from '@/components/ui/dial/dial';",
};

test('every part of components/ui is in the catalogue of the workbench', () => {
  expect(findForgotten(readFiles((file) => isCode(file) && file.startsWith('components/')))).toEqual([]);
});

test('the rule finds a part that nothing shows, and one that only a comment names', () => {
  expect(findForgotten([PART])).toEqual(['components/ui/dial/dial']);
  expect(findForgotten([PART, { ...SHOWN, text: `// ${SHOWN.text}` }])).toHaveLength(1);
  expect(findForgotten([PART, SHOWN])).toEqual([]);
});

test('a part that another part of its folder shows is shown, and a component without a look is no part', () => {
  const inner = { path: 'components/ui/dial/dial-motion.tsx', text: PART.text.replace('Dial', 'DialMotion') };
  const outer = { ...PART, text: `${PART.text}\nvoid import('./dial-motion');` };
  expect(findForgotten([inner, outer, SHOWN])).toEqual([]);
  const silent = 'export function Watch() {\n  return null;\n}';
  expect(findForgotten([{ path: 'components/ui/image/watch.tsx', text: silent }])).toEqual([]);
});
