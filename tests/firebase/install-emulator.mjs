// Installs the Firebase Auth emulator into tests/firebase/node_modules, once: it is no package of the site.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from '../../scripts/bootstrap/quiet.mjs';

const FOLDER = path.join(import.meta.dirname);
const RECORD = path.join(FOLDER, 'node_modules/.package-lock.json');
const LOCK = path.join(FOLDER, '.installing');
const LIMIT_MS = 240_000;

const versionIn = (file) =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).packages['node_modules/firebase-tools']?.version
    : undefined;

const isInstalled = () => versionIn(RECORD) === versionIn(path.join(FOLDER, 'package-lock.json'));

/** Optional packages would compile native code that the emulator does not use. */
const NPM = ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

function runNpm() {
  const out = openSync(openLog('firebase-install'), 'w');
  // `.bin` in front would give npm another Node than its own.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
    .join(path.delimiter);
  const env = { ...process.env, NODE_ENV: '', PATH };
  const child = spawn('npm', NPM, { cwd: FOLDER, env, stdio: ['ignore', out, out] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}

// A lock that outlived every install was left by one that was ended.
function dropOldLock() {
  const made = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs;
  if (made !== undefined && Date.now() - made > LIMIT_MS) rmdirSync(LOCK);
}

function takeLock() {
  try {
    dropOldLock();
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}

/** Installs the emulator by the lock file; concurrent calls wait for each other. */
export async function installEmulator() {
  const endsAt = Date.now() + LIMIT_MS;
  while (!isInstalled()) {
    if (Date.now() > endsAt) throw new Error('The emulator was not installed; see logs/firebase-install.log');
    if (takeLock()) {
      try {
        if ((await runNpm()) !== 0) throw new Error('npm failed; see logs/firebase-install.log');
      } finally {
        rmdirSync(LOCK);
      }
    } else await sleep(500);
  }
}
