// Files that browsers ask for by hashed names: a release also serves those of the release before or after it, for pages that are still open.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkFile } from './link-file.mjs';

const LIST = 'static-files.json';
const STATIC = '.next/static';

/** Writes down which static files are the release's own: below its static folder, with forward slashes. */
export function listOwnStatic(folder) {
  const root = path.join(folder, STATIC);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  writeFileSync(path.join(folder, LIST), JSON.stringify(names.sort()));
}

/** Returns the names that `listOwnStatic` wrote. */
export const readOwnStatic = (folder) => JSON.parse(readFileSync(path.join(folder, LIST), 'utf8'));

/** Adds the own static files of the release in `from` to those of the release in `to`, which keeps what it has. */
export function shareStatic(from, to) {
  for (const name of readOwnStatic(from)) {
    const place = path.join(to, STATIC, name);
    if (existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    linkFile(path.join(from, STATIC, name), place);
  }
}
