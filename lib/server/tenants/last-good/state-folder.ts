// Where a checked registry is stored: one folder per registry, never inside a registry.
import 'server-only';
import { hash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvValue } from '@/lib/server/platform/env-value';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { sourceKindOf, toSourceName } from '@/lib/server/tenants/sources/source-kind';

const NONE = 'none';
const DEFAULT = '.state';

/** Returns the configured folder, systemd's state folder, or `.state`; undefined where it is switched off. */
export function chooseStateDir(): string | undefined {
  const given = readEnvValue('STATE_DIR') ?? readEnvValue('STATE_DIRECTORY')?.split(':', 1)[0];
  return given === NONE ? undefined : path.resolve(given || DEFAULT);
}

function isInside(folder: string, place: string): boolean {
  if (sourceKindOf(place)) return false;
  const relative = path.relative(path.resolve(place), folder);
  return relative === '' || !(relative.startsWith('..') || path.isAbsolute(relative));
}

/** Returns a registry's folder below the configured one. */
export function toStateFolder(stateDir: string, place: string): string {
  // Of a source's address without its password, which may change.
  const key = sourceKindOf(place) ? toSourceName(place) : path.resolve(place);
  const name = hash('sha256', key, 'hex').slice(0, 16);
  return path.join(stateDir, `registry-${name}`);
}

// One by one: below /proc, which takes no folders, Node's recursive mkdir never returns.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process has just made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Creates and returns a registry's folder; undefined where nothing is stored. @throws where it cannot be written. */
export function requireStateFolder(place: string): string | undefined {
  const stateDir = chooseStateDir();
  if (stateDir === undefined) return undefined;
  if (isInside(stateDir, place)) throw new Error(`${stateDir} is in the registry`);
  const folder = toStateFolder(stateDir, place);
  makeFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return folder;
}

/** Returns a folder of this process, which is gone when it ends. */
export function getOwnFolder(): string {
  return getProcessSingleton('own-state', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-state-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  });
}
