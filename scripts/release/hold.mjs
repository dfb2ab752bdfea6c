// A roll-back holds back the sources it left: `npm start` skips them until they change or are built by hand.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMarker } from '../bootstrap/hash.mjs';
import { releasesFolder } from './releases.mjs';

const place = (root) => path.join(releasesFolder(root), 'held-back');

export function holdBack(root, sources) {
  mkdirSync(releasesFolder(root), { recursive: true });
  writeFileSync(place(root), `${sources}\n`);
}

export const isHeldBack = (root, sources) => readMarker(place(root)) === sources;

export const releaseHold = (root) => rmSync(place(root), { force: true });
