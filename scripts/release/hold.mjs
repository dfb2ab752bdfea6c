// A roll-back holds the sources back that it left: `npm start` does not bring them again before they change, or are built by hand.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMarker } from '../bootstrap/hash.mjs';
import { releasesFolder } from './releases.mjs';

const place = (root) => path.join(releasesFolder(root), 'held-back');

/** Holds back the sources with this hash. */
export function holdBack(root, sources) {
  mkdirSync(releasesFolder(root), { recursive: true });
  writeFileSync(place(root), `${sources}\n`);
}

export const isHeldBack = (root, sources) => readMarker(place(root)) === sources;

export const releaseHold = (root) => rmSync(place(root), { force: true });
