// The code that the build has compiled: loaded as it is, and not compiled again at each start.
// The first file to run imports this before all else: nothing but Node stands here.
import 'server-only';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvValue } from '@/lib/server/platform/env-value';

/** By then the modules are loaded; a process that is killed later leaves no link behind. */
const LOADED_MS = 30_000;

const KIND = `${process.version}-${process.arch}-`;

/**
 * Shows to a user what another compiled: Node looks for code in a folder that is called after its kind and the user's number, and the site rarely runs as who
 * built it. Node writes what it compiles besides into the same place, so that this is gone before the process is: the site leaves its build as it is.
 * @param folder where the build keeps code. @param user the number of the user of this process.
 * @returns a folder of this process alone, or undefined where nothing is kept for this Node.
 */
export function linkCompiledCode(folder: string, user: number): string | undefined {
  const kept = readdirSync(folder).find((name) => name.startsWith(KIND));
  if (!kept) return undefined;
  const own = mkdtempSync(path.join(tmpdir(), 'site-code-'));
  symlinkSync(path.join(folder, kept), path.join(own, kept.slice(0, kept.lastIndexOf('-') + 1) + user));
  return own;
}

/** Has Node load what `folder` keeps. Where that cannot be, or the operator named a folder by NODE_COMPILE_CACHE, all goes on without. */
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
    // Nothing was kept, or there is no place for a link: the start takes longer.
  }
}
