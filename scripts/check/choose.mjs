// Which test files a suite repeats after a change: all of them, or those that the change can reach.
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../bootstrap/root.mjs';
import { SLOW_UNIT } from './quick.mjs';

const UNIT_TEST = /^tests\/(unit|architecture)\/.*\.test\.tsx?$/;
const SITE_TEST = /^tests\/(wire|fault|browser)\/.*\.test\.ts$/;

/** Modules whose importers jest finds; any other file may be read by any test. */
const MODULE = /^(app|components|lib|sandbox|scripts|tools|tests\/unit)\/.*\.(ts|tsx|mjs)$/;
/** What unit tests neither import nor read, architecture tests aside. */
const NO_UNIT =
  /^(tests\/(wire|fault|browser|engines|dev|firebase|architecture)|docs|\.github|\.vscode)\/|^[^/]*\.md$|\.css$/;
/** What neither the site, the sandbox nor a test of them is made of. */
const NO_SITE = /^(tests\/(unit|architecture|dev|engines)|docs|tools|\.github|\.vscode)\/|^[^/]*\.md$/;

const isThere = (file) => existsSync(fromRoot(file));

/** Tests that read files or start programs: no import tells what they hang on. */
const readsFiles = (file) => /['"]node:(fs|child_process)/.test(readFileSync(fromRoot(file), 'utf8'));

/** Laws look at the whole tree. */
const isAlwaysRun = (file) =>
  UNIT_TEST.test(file) &&
  !SLOW_UNIT.includes(file) &&
  (file.startsWith('tests/architecture/') || readsFiles(file));

/**
 * Unit tests: what imports a changed module, what failed, and what reads files by itself. Undefined: all.
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
 * Tests of the built site whose paths match `own`: all (undefined) where anything but tests changed, else those that changed or failed.
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
