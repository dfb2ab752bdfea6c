// Source maps of a build, beside its served files: no site serves them, and `npm run explain` reads them.
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { MAPS } from '../releases.mjs';

/** Moves the maps of a release's static files to its folder `maps`, under the same names. */
export function moveMaps(folder) {
  const from = path.join(folder, '.next/static');
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const to = path.join(folder, MAPS, name);
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(path.join(from, name), to);
  }
}
