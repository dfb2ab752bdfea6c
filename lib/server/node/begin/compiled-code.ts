// Loads the build's compile cache. The entry file imports this first, so no package is behind its imports.
import 'server-only';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvValue } from '@/lib/server/platform/env-value';

/** By then all modules are loaded; a process that is killed later leaves no link behind. */
const LOADED_MS = 30_000;

const KIND = `${process.version}-${process.arch}-`;

/** Links the build's cache for this user, since Node's folder name contains the user id. Undefined where the cache does not fit this Node. */
export function linkCompiledCode(folder: string, user: number): string | undefined {
  const folderName = readdirSync(folder).find((name) => name.startsWith(KIND));
  if (!folderName) return undefined;
  const own = mkdtempSync(path.join(tmpdir(), 'site-code-'));
  symlinkSync(
    path.join(folder, folderName),
    path.join(own, folderName.slice(0, folderName.lastIndexOf('-') + 1) + user),
  );
  return own;
}

/** Makes Node use the cache in `folder`. Without effect where that fails or the operator sets NODE_COMPILE_CACHE. */
export function loadCompiledCode(folder: string): void {
  const user = process.getuid?.();
  if (user === undefined || readEnvValue('NODE_COMPILE_CACHE')) return;
  try {
    const own = linkCompiledCode(folder, user);
    if (!own) return;
    const remove = (): void => rmSync(own, { recursive: true, force: true });
    process.once('exit', remove);
    setTimeout(remove, LOADED_MS).unref();
    enableCompileCache(own);
  } catch {
    // No cache, or no place for a link: the start takes longer.
  }
}
