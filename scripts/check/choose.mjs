// Chooses the test files of a suite that a change can affect.
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../bootstrap/root.mjs';
import { SLOW_UNIT } from './slow-unit.mjs';

const UNIT_TEST = /^tests\/(unit|architecture)\/.*\.test\.tsx?$/;
const SITE_TEST = /^tests\/(wire|fault|browser)\/.*\.test\.ts$/;

/** Modules whose importers jest finds; any test may read other files. */
const MODULE = /^(app|components|lib|sandbox|scripts|tools|tests\/unit)\/.*\.(ts|tsx|mjs)$/;
/** Neither imported nor read by unit tests, except architecture tests. */
const NO_UNIT =
  /^(tests\/(wire|fault|browser|engines|dev|firebase|architecture)|docs|\.github|\.vscode)\/|^[^/]*\.md$|\.css$/;
/** Not part of the site, the sandbox or their tests. */
const NO_SITE = /^(tests\/(unit|architecture|dev|engines)|docs|tools|\.github|\.vscode)\/|^[^/]*\.md$/;

const isThere = (file) => existsSync(fromRoot(file));

/** Tests that read files or start programs: their imports do not show their dependencies. */
const readsFiles = (file) => /['"]node:(fs|child_process)/.test(readFileSync(fromRoot(file), 'utf8'));

/** Architecture tests read the whole tree. */
const isAlwaysRun = (file) =>
  UNIT_TEST.test(file) &&
  !SLOW_UNIT.includes(file) &&
  (file.startsWith('tests/architecture/') || readsFiles(file));

/**
 * Chooses unit tests that import a changed module, failed, or read files. Undefined means all.
 * @param {{ files: Record<string, string>, changed: string[], failed: string[] }} facts
 * @returns {string[] | undefined}
 */
export function chooseUnit({ files, changed, failed }) {
  const relevant = changed.filter((file) => !NO_UNIT.test(file));
  if (relevant.some((file) => !MODULE.test(file) || !isThere(file))) return undefined;
  const always = changed.length > 0 ? Object.keys(files).filter(isAlwaysRun) : [];
  return [...new Set([...relevant, ...failed.filter(isThere), ...always])];
}

/**
 * Chooses site tests that match `own`: all (undefined) unless only tests changed, else those that changed or failed.
 * @param {RegExp} own
 */
export const chooseSite =
  (own) =>
  /** @param {{ changed: string[], failed: string[] }} facts */
  ({ changed, failed }) => {
    const relevant = changed.filter((file) => !NO_SITE.test(file));
    if (relevant.some((file) => !SITE_TEST.test(file))) return undefined;
    return [...new Set([...relevant, ...failed])].filter((file) => own.test(file) && isThere(file));
  };
