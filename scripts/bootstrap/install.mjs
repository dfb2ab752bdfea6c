// Installs the packages of package-lock.json when node_modules does not hold them yet, and only then.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashEntries, readMarker } from './hash.mjs';
import { describeLimits, thisMachine } from './platform.mjs';
import { runQuietly, StepFailed } from './quiet.mjs';
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

/** Is an install needed in `root`? The marker answers at once; a tree that another tool installed is compared. */
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

/** Do package.json and the lock file ask for the same packages? */
export function isLockCurrent(root) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const locked = lockedPackages(path.join(root, 'package-lock.json'))[''] ?? {};
  const textOf = (names = {}) => JSON.stringify(Object.entries(names).sort());
  return ['dependencies', 'devDependencies'].every((kind) => textOf(manifest[kind]) === textOf(locked[kind]));
}

// Not `npm ci`: it refuses this lock file, whose registry serves no binaries but Linux's (tests/architecture/platforms names what is missing), and it would
// empty node_modules under a running site. What it promises is checked here: the lock file is current, stays as it is, and is what got installed.
const NPM_INSTALL = [
  'npm',
  'install',
  '--no-save',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Windows is turned away before npm runs; elsewhere npm may yet find what the lock file does not name. */
function tellLimits(isInstalled) {
  const limits = describeLimits(lockedPackages(fromRoot('package-lock.json')), thisMachine());
  if (limits && process.platform === 'win32') throw new StepFailed(limits);
  if (limits && isInstalled) console.error(limits);
}

async function installLocked() {
  tellLimits(false);
  if (!isLockCurrent(ROOT))
    throw new StepFailed('package-lock.json is out of date: run npm install and commit it.');
  const env = { ...process.env, NODE_ENV: '', PATH: systemPath(process.env.PATH ?? '') };
  await runQuietly('Installing packages', NPM_INSTALL, env);
  if (needsInstall(ROOT)) throw new StepFailed('npm did not install what package-lock.json names.');
  tellLimits(true);
}

/** Leaves node_modules as package-lock.json wants it. */
export async function install() {
  if (needsInstall(ROOT)) await installLocked();
  const hash = hashEntries(ROOT, ['package-lock.json']);
  if (readMarker(fromRoot(MARKER)) !== hash) writeFileSync(fromRoot(MARKER), `${hash}\n`);
}
