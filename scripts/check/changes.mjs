// What changed in the tree since a suite last ran, so that a second run need not repeat what cannot end otherwise.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../bootstrap/root.mjs';

const FILE = '.demo/last-tests.json';
const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];

const hashOf = (file) =>
  createHash('sha1')
    .update(readFileSync(fromRoot(file)))
    .digest('base64');

/**
 * The hash of each file of the project, by its path from the root; undefined where git cannot list them.
 * @returns {Record<string, string> | undefined}
 */
export function hashTree() {
  try {
    const names = execFileSync('git', LIST, { cwd: fromRoot(), encoding: 'utf8', maxBuffer: 1 << 26 });
    const files = names.split('\0').filter((name) => name && existsSync(fromRoot(name)));
    return Object.fromEntries(files.map((name) => [name, hashOf(name)]));
  } catch {
    return undefined;
  }
}

/** Paths that are new, gone, or other than before. */
export function listChanged(before, now) {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]).sort();
}

/**
 * How suites last ended, by their names.
 * @typedef {{ files: Record<string, string>, failed: string[] }} Ended
 * @returns {Record<string, Ended>}
 */
function readAll() {
  try {
    return JSON.parse(readFileSync(fromRoot(FILE), 'utf8'));
  } catch {
    return {};
  }
}

/** How a suite last ended on this machine: the tree it ran on, and the test files that failed. */
export const readEnded = (suite) => readAll()[suite];

/** Records how a suite ended; without `ended` its next run is a whole one. */
export function recordEnded(suite, ended) {
  mkdirSync(path.dirname(fromRoot(FILE)), { recursive: true });
  writeFileSync(fromRoot(FILE), JSON.stringify({ ...readAll(), [suite]: ended }));
}
