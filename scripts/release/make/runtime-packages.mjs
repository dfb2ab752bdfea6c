// Packages of a release, shared by releases with the same lock file and independent of the next `npm install`.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { hashEntries } from '../../bootstrap/hash.mjs';
import { linkFile } from '../link-file.mjs';
import { releasesFolder } from '../releases.mjs';

/** Package folders, not releases. */
export const PACKAGES = /^packages-[0-9a-f]{12}$/;

/** Hard links are free; npm replaces files and never writes into them. */
function linkFolder(from, to, skipped = '') {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === skipped) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else linkFile(source, target);
  }
}

/** Returns the install folders of runtime packages; nested packages have paths of their own. */
function listPlaces(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.keys(packages).filter((place) => !packages[place].dev && existsSync(path.join(root, place)));
}

function makePackages(root, folder) {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const place of listPlaces(root))
    linkFolder(path.join(root, place), path.join(unfinished, place), 'node_modules');
  renameSync(unfinished, folder);
}

export function linkPackages(root, folder) {
  const name = `packages-${hashEntries(root, ['package-lock.json']).slice(0, 12)}`;
  const packages = path.join(releasesFolder(root), name);
  if (!existsSync(packages)) makePackages(root, packages);
  symlinkSync(path.join('..', name, 'node_modules'), path.join(folder, 'node_modules'));
}
