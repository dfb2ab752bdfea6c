// Installs the packages of package-lock.json when node_modules does not hold them yet, and only then.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashEntries, readMarker } from './hash.mjs';
import { runQuietly } from './quiet.mjs';
import { fromRoot, ROOT } from './root.mjs';

const MARKER = 'node_modules/.install-hash';
const INSTALLED = 'node_modules/.package-lock.json';
const OWN_NODE = 'node_modules/node/bin/node';

const lockedPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Does npm's own record of node_modules hold every package that the lock file asks for (optional ones aside)? */
export function holdsLocked(locked, installed) {
  return Object.entries(locked).every(([place, entry]) => {
    if (place === '' || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[place]?.version === entry.version && installed[place]?.integrity === entry.integrity;
  });
}

/** Is an install needed in `root`? The marker answers at once; a tree that somebody else installed is compared. */
export function needsInstall(root) {
  if (!existsSync(path.join(root, OWN_NODE))) return true;
  if (readMarker(path.join(root, MARKER)) === hashEntries(root, ['package-lock.json'])) return false;
  const locked = lockedPackages(path.join(root, 'package-lock.json'));
  return !holdsLocked(locked, lockedPackages(path.join(root, INSTALLED)));
}

/** PATH without the project's own binaries: the Node among them is about to be replaced. */
export function systemPath(text) {
  const isOwn = (folder) => folder.endsWith(path.join('node_modules', '.bin'));
  return text
    .split(path.delimiter)
    .filter((folder) => !isOwn(folder))
    .join(path.delimiter);
}

/** Leaves node_modules as package-lock.json wants it. */
export async function install() {
  if (needsInstall(ROOT)) {
    const env = { ...process.env, NODE_ENV: '', PATH: systemPath(process.env.PATH ?? '') };
    await runQuietly('Installing packages', ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'], env);
  }
  const hash = hashEntries(ROOT, ['package-lock.json']);
  if (readMarker(fromRoot(MARKER)) !== hash) writeFileSync(fromRoot(MARKER), `${hash}\n`);
}
