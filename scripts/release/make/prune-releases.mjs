// Removes old releases and the remains of interrupted builds.
import { readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFolders, listReleases, readLink, readRelease, releasesFolder } from '../releases.mjs';
import { findRunning } from '../running-releases.mjs';
import { PACKAGES } from './runtime-packages.mjs';

/** Newest releases to keep, besides current, previous and running ones. */
const KEEP_COUNT = 3;

const remove = (root, name) =>
  rmSync(path.join(releasesFolder(root), name), { recursive: true, force: true });

const packagesOf = (folder) => path.basename(path.dirname(readlinkSync(path.join(folder, 'node_modules'))));

/** Removes folders without a record. Needs the build lock: a running build has no record yet. */
export function removeUnfinished(root) {
  for (const name of listFolders(root))
    if (!PACKAGES.test(name) && !readRelease(root, name)) remove(root, name);
}

/** Removes old releases and unused packages; nothing if it is unknown which releases run. */
export function pruneReleases(root) {
  const running = findRunning(realpathSync(releasesFolder(root)));
  if (!running) return;
  const all = listReleases(root);
  const linked = ['current', 'previous'].map((name) => readLink(root, name)?.id);
  const keepIds = new Set([...all.slice(-KEEP_COUNT).map(({ id }) => id), ...linked, ...running.keys()]);
  for (const { id } of all) if (!keepIds.has(id)) remove(root, id);
  const used = new Set(listReleases(root).map(({ folder }) => packagesOf(folder)));
  for (const name of listFolders(root)) if (PACKAGES.test(name) && !used.has(name)) remove(root, name);
}
