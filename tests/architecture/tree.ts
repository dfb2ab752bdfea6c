// The project's own files as the rules see them: files in, faults out.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type SourceFile = { path: string; text: string };

const SKIPPED = new Set([
  'node_modules',
  '.git',
  '.next',
  'build',
  'releases',
  'logs',
  '.demo',
  'test-results',
  'coverage',
]);
const SITE = /^(app|components|lib)\/|^(middleware|server|instrumentation)\.ts$|^next\.config\.mjs$/;

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const full = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? walk(full) : [full];
  });
}

/** Every file of the project but what is installed, built or logged; POSIX paths from the root. */
export const listPaths = (): string[] => walk('.').sort();

/** The files whose path fits, with their text. */
export const readFiles = (fits: (file: string) => boolean): SourceFile[] =>
  listPaths()
    .filter(fits)
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));

export const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** Code and styles that are shipped: no tests, scripts or sandbox. */
export const isSite = (file: string): boolean => SITE.test(file);

/** Returns code without its comments; quoted text stays. Good enough for a rule, but no parser. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1');

/** Faults of all files, each as `path: what`. */
export const faultsOf = (files: SourceFile[], check: (file: SourceFile) => string[]): string[] =>
  files.flatMap((file) => check(file).map((fault) => `${file.path}: ${fault}`));
