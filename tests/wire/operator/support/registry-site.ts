// A built site on a registry that a test changes, with its state in a separate folder.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { type SourceSite, startSourceSite } from '@/tests/wire/sources/support/source-site';

/** The demo's registry in a separate folder, and a site on it that can be restarted. */
export function makeRegistrySite(env: Record<string, string> = {}) {
  const folder = makeTemporaryFolder('registry');
  const state = makeTemporaryFolder('state');
  cpSync('sandbox/merchants', folder, { recursive: true });
  let running: SourceSite | undefined;
  const site = (): SourceSite => {
    if (!running) throw new Error('the site is not started');
    return running;
  };
  const fileOf = (code: string): string => path.join(folder, `${code}.json`);
  const read = (code: string): Record<string, unknown> => JSON.parse(readFileSync(fileOf(code), 'utf8'));
  const stop = async (): Promise<void> => {
    await running?.stop();
    running = undefined;
  };
  return {
    folder,
    state,
    port: (): number => site().port,
    fileOf,
    read,
    write: (code: string, more: object): void =>
      writeFileSync(fileOf(code), JSON.stringify({ ...read(code), ...more })),
    start: async (): Promise<void> => {
      await stop();
      running = await startSourceSite(folder, { STATE_DIR: state, ...env });
    },
    stop,
    output: (): string => site().output(),
    nameOf: (code: string) => site().nameOf(code),
    plainReady: () => site().plainReady(),
    ready: () => site().ready(),
    metrics: () => site().metrics(),
  };
}
