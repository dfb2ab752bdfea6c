// Imports a source file of the site into a script: bundled for plain Node, deleted once loaded.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { fromRoot } from './root.mjs';

/** Returns the exports of a source; `entry` is its path from the root. */
export async function loadSource(entry) {
  const to = fromRoot('.demo', `${path.basename(entry, '.ts')}-${process.pid}.mjs`);
  await bundle({ entry, to, packages: 'external' });
  try {
    return await import(pathToFileURL(to).href);
  } finally {
    rmSync(to, { force: true });
  }
}
