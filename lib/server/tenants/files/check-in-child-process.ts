// Checks files in a separate process, which frees its memory. The entry file imports this first, so it imports only Node's modules.
import 'server-only';
import { fork } from 'node:child_process';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { isWorthChildProcess, listRegistryFiles } from '@/lib/server/tenants/files/list-files';

type Check = { readonly files: readonly string[]; readonly checks: Promise<FileCheck[]> };
type Apart = { program?: URL; ahead?: Check };

const getApart = (): Apart => getProcessSingleton('registry-apart', () => ({}));

/** Sets where the bundled program is; without it, files are checked in this process. */
export function setCheckProgram(program: URL): void {
  getApart().program = program;
}

function run(program: URL, files: readonly string[]): Promise<FileCheck[]> {
  const { promise, resolve, reject } = Promise.withResolvers<FileCheck[]>();
  const checks: FileCheck[] = [];
  const child = fork(program, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 2, 2, 'ipc'] });
  child.on('message', (batch: FileCheck[]) => checks.push(...batch));
  child.once('error', reject);
  child.once('close', () => {
    if (checks.length === files.length) resolve(checks);
    else reject(new Error(`${checks.length} of ${files.length} files were checked`));
  });
  child.send([...files], (error) => error && reject(error));
  return promise;
}

/** Returns the checks of the files in order; undefined where another process is not worthwhile. Rejects when it fails. */
export function checkApart(files: readonly string[]): Promise<FileCheck[]> | undefined {
  const apart = getApart();
  const { program, ahead } = apart;
  if (!program || !isWorthChildProcess(files)) return undefined;
  const isSame = ahead?.files.length === files.length && files.every((file, at) => file === ahead.files[at]);
  if (!isSame) return run(program, files);
  apart.ahead = undefined;
  return ahead.checks;
}

/** Starts the check before the site's modules are loaded; the first `checkApart` of the same files gets its result. */
export function startEarlyCheck(place: string): void {
  try {
    const files = listRegistryFiles(place);
    const checks = checkApart(files);
    checks?.catch(() => undefined);
    if (checks) getApart().ahead = { files, checks };
  } catch {
    // The check at start reports an unreadable place along with all other faults.
  }
}
