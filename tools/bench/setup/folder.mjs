// Folder of the bench: outside git, kept between runs.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';

export const inFolder = (...parts) => fromRoot('.demo/bench', ...parts);

/** Writes a file of the bench's folder and returns its path. */
export function writeIn(name, text) {
  const file = inFolder(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
