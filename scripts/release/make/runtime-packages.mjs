// The packages that a release runs on: shared by all releases with the same lock file, and untouched by the next `npm install`.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { hashEntries } from '../../bootstrap/hash.mjs';
import { linkFile } from '../link-file.mjs';
import { releasesFolder } from '../releases.mjs';

/** Folders of this form hold packages, no release. */
export const PACKAGES = /^packages-[0-9a-f]{12}$/;

/** Hard links take neither room nor time; npm replaces files and never writes into them. */
function linkFolder(from, to, skipped = '') {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === skipped) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else linkFile(source, target);
  }
}

/** Returns where npm put what is needed at run time; nested packages are listed by their own paths. */
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

/** Gives the release in `folder` the packages that are installed at `root` for run time. */
export function linkPackages(root, folder) {
  const name = `packages-${hashEntries(root, ['package-lock.json']).slice(0, 12)}`;
  const packages = path.join(releasesFolder(root), name);
  if (!existsSync(packages)) makePackages(root, packages);
  symlinkSync(path.join('..', name, 'node_modules'), path.join(folder, 'node_modules'));
}
