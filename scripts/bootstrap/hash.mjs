// One hash over the contents of files and folders, independent of their times.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Lists the files under `entry` (or itself), relative to `root`, sorted. */
export function listFiles(root, entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [entry];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

export function hashEntries(root, entries, isIgnored = () => false) {
  const hash = createHash('sha256');
  const files = entries.flatMap((entry) => listFiles(root, entry)).filter((file) => !isIgnored(file));
  for (const file of files) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function readMarker(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
