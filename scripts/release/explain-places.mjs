// Places in scripts of a build, as their sources name them.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { listReleases, MAPS } from './releases.mjs';

/** A place in a stack of a browser, and in a line of the log. */
const PLACE = /(?:\/_next\/static\/|@)([\w./%()[\]-]{1,200}\.js)(?:\?[^\s:]*)?:(\d{1,7}):(\d{1,7})/g;
const OWN = /^webpack:\/\/_N_E\/(?:\.\/)?/;

/** Returns the folders with maps of all releases, the newest first. */
export function mapFolders() {
  return listReleases(ROOT)
    .toReversed()
    .map(({ folder }) => path.join(folder, MAPS))
    .filter((folder) => existsSync(folder));
}

/** The name that an address has in a build; undefined where it can have none. */
function toName(file) {
  try {
    const name = decodeURIComponent(file);
    return name.split('/').includes('..') ? undefined : name;
  } catch {
    return undefined;
  }
}

function readMap(name, folders) {
  const place = folders.map((folder) => path.join(folder, `${name}.map`)).find((it) => existsSync(it));
  return place && new SourceMap(JSON.parse(readFileSync(place, 'utf8')));
}

/** Returns one line for each place in `text`: source, line, column and name, or why there is none. */
export function explainPlaces(text, folders) {
  const maps = new Map();
  return [...text.matchAll(PLACE)].map(([, file, line, column]) => {
    const built = `${file}:${line}:${column}`;
    const fileName = toName(file);
    if (fileName === undefined) return `${built}  is no file of a build`;
    if (!maps.has(fileName)) maps.set(fileName, readMap(fileName, folders));
    const map = maps.get(fileName);
    if (!map) return `${built}  has no map: it is of another build, or was built with SOURCE_MAPS=off`;
    const { originalSource, originalLine, originalColumn, name } = map.findEntry(line - 1, column - 1);
    if (originalSource === undefined) return `${built}  is of the build itself`;
    const place = `${originalSource.replace(OWN, '')}:${originalLine + 1}:${originalColumn + 1}`;
    return name ? `${place}  ${name}` : place;
  });
}
