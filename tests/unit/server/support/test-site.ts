// A site's surroundings for a test: the environment, a registry in a temporary folder, and a memory without yesterday's values.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

export const SECRET = 'a-secret-of-thirty-two-characters-or-more';

/** Returns a registry entry with the required fields and the given ones. */
export const toEntry = (code: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  code,
  name: `Brand ${code}`,
  hosts: [`${code}.localhost`],
  backend: { origin: 'http://127.0.0.1:9' },
  ...more,
});

const SINGLETONS = Symbol.for('site.singletons');

/** Returns a process-wide value; undefined before its first use. */
export function findSingleton<Value>(name: string): Value | undefined {
  const holder = globalThis as { [SINGLETONS]?: Map<string, unknown> };
  return holder[SINGLETONS]?.get(name) as Value | undefined;
}

/** Forgets process-wide values, all by default: caches, circuits, the registry. */
export function forget(...names: string[]): void {
  const values = (globalThis as { [SINGLETONS]?: Map<string, unknown> })[SINGLETONS];
  if (names.length === 0) values?.clear();
  for (const name of names) values?.delete(name);
}

/** Sets the environment; the site reads it once, so this stands before its first use in a test file. */
export function setEnv(more: Record<string, string> = {}): void {
  Object.assign(process.env, {
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    TRUSTED_PROXY_HOPS: '0',
    MERCHANTS: '/nowhere',
    STATE_DIR: 'none',
    ...more,
  });
}

/** Writes a registry of these entries, one file each, and points the environment at it. */
export function setRegistry(entries: Record<string, unknown>[], more: Record<string, string> = {}) {
  const folder = makeTemporaryFolder('registry');
  const write = (name: string, text: unknown): void =>
    writeFileSync(path.join(folder, name), typeof text === 'string' ? text : JSON.stringify(text));
  for (const entry of entries) write(`${String(entry.code)}.json`, entry);
  setEnv({ ...more, MERCHANTS: folder });
  return { folder, write };
}
