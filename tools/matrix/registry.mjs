// The demo's merchants with every language, in a separate folder.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';

const SOURCE = fromRoot('sandbox/merchants');

/** Every language that has a catalogue. */
export const ALL_LANGUAGES = readdirSync(fromRoot('locales')).map((file) => path.basename(file, '.json'));

const isMerchant = (file) => file.endsWith('.json');

/** The codes of the demo's merchants. */
export const ALL_MERCHANTS = readdirSync(SOURCE)
  .filter(isMerchant)
  .map((file) => path.basename(file, '.json'));

/** Writes the merchants into `folder`, each with all languages; returns the folder. */
export function writeMatrixRegistry(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(SOURCE).filter(isMerchant)) {
    const merchant = JSON.parse(readFileSync(path.join(SOURCE, file), 'utf8'));
    writeFileSync(path.join(folder, file), JSON.stringify({ ...merchant, languages: ALL_LANGUAGES }));
  }
  return folder;
}
