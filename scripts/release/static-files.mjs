// Static files by hashed name: a release also serves those of the neighbouring releases, for open pages.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkFile } from './link-file.mjs';

const LIST = 'static-files.json';
const STATIC = '.next/static';

/** Records the release's own static files, with forward slashes. */
export function listOwnStatic(folder) {
  const root = path.join(folder, STATIC);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  writeFileSync(path.join(folder, LIST), JSON.stringify(names.sort()));
}

export const readOwnStatic = (folder) => JSON.parse(readFileSync(path.join(folder, LIST), 'utf8'));

/** Adds the static files of the release in `from` to the one in `to`, which keeps its own. */
export function shareStatic(from, to) {
  for (const name of readOwnStatic(from)) {
    const place = path.join(to, STATIC, name);
    if (existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    linkFile(path.join(from, STATIC, name), place);
  }
}
