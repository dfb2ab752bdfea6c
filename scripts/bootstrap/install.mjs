// Installs the packages of package-lock.json if node_modules lacks them.
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

/** Returns whether npm's record of node_modules has every locked package, except optional ones. */
export function holdsLocked(locked, installed) {
  return Object.entries(locked).every(([place, entry]) => {
    if (place === '' || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[place]?.version === entry.version && installed[place]?.integrity === entry.integrity;
  });
}

/** Returns whether `root` needs an install. Without the marker, node_modules is compared with the lock file. */
export function needsInstall(root) {
  if (!existsSync(path.join(root, OWN_NODE))) return true;
  if (readMarker(path.join(root, MARKER)) === hashEntries(root, ['package-lock.json'])) return false;
  const locked = lockedPackages(path.join(root, 'package-lock.json'));
  return !holdsLocked(locked, lockedPackages(path.join(root, INSTALLED)));
}

/** Returns PATH without the project's own binaries, since their Node is about to be replaced. */
export function systemPath(text) {
  const isOwn = (folder) => folder.endsWith(path.join('node_modules', '.bin'));
  return text
    .split(path.delimiter)
    .filter((folder) => !isOwn(folder))
    .join(path.delimiter);
}

/** Returns whether package.json and the lock file list the same packages. */
export function isLockCurrent(root) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const locked = lockedPackages(path.join(root, 'package-lock.json'))[''] ?? {};
  const textOf = (names = {}) => JSON.stringify(Object.entries(names).sort());
  return ['dependencies', 'devDependencies'].every((kind) => textOf(manifest[kind]) === textOf(locked[kind]));
}

// Not `npm ci`: it rejects this lock file, which has Linux binaries only (tests/architecture/platforms), and
// empties node_modules under a running site. Its guarantees are checked here.
const NPM_INSTALL = [
  'npm',
  'install',
  '--no-save',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Windows is rejected before npm runs; elsewhere npm may find what the lock file lacks. */
function printLimits(isInstalled) {
  const limits = describeLimits(lockedPackages(fromRoot('package-lock.json')), thisMachine());
  if (limits && process.platform === 'win32') throw new StepFailed(limits);
  if (limits && isInstalled) console.error(limits);
}

async function installLocked() {
  printLimits(false);
  if (!isLockCurrent(ROOT))
    throw new StepFailed('package-lock.json is out of date: run npm install and commit it.');
  const env = { ...process.env, NODE_ENV: '', PATH: systemPath(process.env.PATH ?? '') };
  await runQuietly('Installing packages', NPM_INSTALL, env);
  if (needsInstall(ROOT)) throw new StepFailed('npm did not install what package-lock.json names.');
  printLimits(true);
}

/** Makes node_modules match package-lock.json. */
export async function install() {
  if (needsInstall(ROOT)) await installLocked();
  const hash = hashEntries(ROOT, ['package-lock.json']);
  if (readMarker(fromRoot(MARKER)) !== hash) writeFileSync(fromRoot(MARKER), `${hash}\n`);
}
