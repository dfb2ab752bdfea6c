// Shipped packages: all of the lock file except development ones, as in a release.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EXCEPTIONS = {};

const nameOf = (place) => place.split('node_modules/').at(-1);

function licenceOf(name, { license }) {
  const licence = license ?? EXCEPTIONS[name];
  if (!licence) throw new Error(`${name} names no licence: look it up, and name it among the exceptions.`);
  return licence;
}

/** Returns `{ name, version, licence, places }`, sorted by name; `places` are install folders, empty for other platforms. */
export function listShipped(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const shipped = new Map();
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '' || entry.dev) continue;
    const name = nameOf(place);
    const key = `${name} ${entry.version}`;
    const known = shipped.get(key) ?? {
      name,
      version: entry.version,
      licence: licenceOf(name, entry),
      places: [],
    };
    if (existsSync(path.join(root, place))) known.places.push(place);
    shipped.set(key, known);
  }
  return [...shipped.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
