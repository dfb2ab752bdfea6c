import path from 'node:path';
import { faultsOf, isCode, listPaths, readFiles, type SourceFile } from './tree';

// Styles, routes, pages and folders; the linter caps code files and functions.
const MAX_FILES_IN_FOLDER = 20;

const countLines = (text: string) => text.trimEnd().split('\n').length;

function capOf(file: string): number {
  if (file.endsWith('.css')) return file.includes('tokens') ? 300 : 150;
  if (/^app\/.*route\.ts$/.test(file)) return 40;
  if (/^app\/.*(page|layout|error|not-found|loading|template)\.tsx$/.test(file)) return 70;
  return Number.POSITIVE_INFINITY;
}

function checkSize({ path: file, text }: SourceFile): string[] {
  const lines = countLines(text);
  return lines > capOf(file) ? [`${lines} lines, at most ${capOf(file)}`] : [];
}

function findCrowdedFolders(files: string[]): string[] {
  const counts = Map.groupBy(files, (file) => path.posix.dirname(file));
  const isCrowded = ([, inside]: [string, string[]]) => inside.length > MAX_FILES_IN_FOLDER;
  return [...counts].filter(isCrowded).map(([folder, inside]) => `${folder}: ${inside.length} files`);
}

test('styles, routes and pages are within their caps', () => {
  expect(
    faultsOf(
      readFiles((file) => file.endsWith('.css') || isCode(file)),
      checkSize,
    ),
  ).toEqual([]);
});

test('no folder of code holds more than 20 files', () => {
  const isCounted = (file: string) =>
    /^(app|components|lib|sandbox|scripts|tests|tools)\//.test(file) && !/\.(json|svg)$/.test(file);
  expect(findCrowdedFolders(listPaths().filter(isCounted))).toEqual([]);
});

test.each([
  ['components/a/x.module.css', 151],
  ['app/wps/[...path]/route.ts', 41],
  ['app/m/(open)/login/page.tsx', 71],
])('the rule finds %s of %i lines', (file, lines) => {
  expect(checkSize({ path: file, text: 'x\n'.repeat(lines) })).toHaveLength(1);
  expect(checkSize({ path: file, text: 'x\n'.repeat(lines - 1) })).toEqual([]);
});

test('the rule finds the twenty-first file of a folder', () => {
  const files = Array.from({ length: 21 }, (_, index) => `lib/shared/a/${index}.ts`);
  expect(findCrowdedFolders(files)).toEqual(['lib/shared/a: 21 files']);
  expect(findCrowdedFolders(files.slice(1))).toEqual([]);
});
