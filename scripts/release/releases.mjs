// The folder `releases/`: one subfolder per build, and links to the current and previous one.
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Written last: a folder without it is an interrupted build. */
const RECORD = 'release.json';

/** Folder of a release with the source maps of its static files, which no site serves. */
export const MAPS = 'maps';

export const releasesFolder = (root) => path.join(root, 'releases');

/** Returns a new release id, `20260301-141502-1a2b3c4d`: UTC time and sources' hash. Ids sort by time. */
export function toReleaseId(time, sources) {
  const [day, clock] = time
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .split('T');
  return `${day}-${clock}-${sources.slice(0, 8)}`;
}

export function writeRecord(folder, sources) {
  const record = { sources, builtAt: new Date().toISOString() };
  writeFileSync(path.join(folder, RECORD), `${JSON.stringify(record)}\n`);
}

export function readRelease(root, id) {
  const folder = path.join(releasesFolder(root), id);
  const file = path.join(folder, RECORD);
  return existsSync(file) ? { id, folder, ...JSON.parse(readFileSync(file, 'utf8')) } : undefined;
}

/** Returns all subfolders, complete or not, oldest first. */
export function listFolders(root) {
  const folder = releasesFolder(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Returns the complete releases, oldest first. */
export const listReleases = (root) => listFolders(root).flatMap((id) => readRelease(root, id) ?? []);

/** Returns the complete release that the link `current` or `previous` names, if any. */
export function readLink(root, name) {
  try {
    return readRelease(root, path.basename(readlinkSync(path.join(releasesFolder(root), name))));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
