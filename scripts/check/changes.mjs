// Finds what changed since a suite last ran, so that a second run can skip the rest.
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
 * Hashes each file of the project by its path; undefined if git cannot list them.
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

/** Returns new, removed and changed paths. */
export function listChanged(before, now) {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]).sort();
}

/**
 * Results of the last runs by suite.
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

/** Returns how a suite last ended here: the tree it ran on, and the failed test files. */
export const readEnded = (suite) => readAll()[suite];

/** Records how a suite ended; without `ended` the next run is complete. */
export function recordEnded(suite, ended) {
  mkdirSync(path.dirname(fromRoot(FILE)), { recursive: true });
  writeFileSync(fromRoot(FILE), JSON.stringify({ ...readAll(), [suite]: ended }));
}
