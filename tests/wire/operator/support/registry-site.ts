// A built site on a registry that a test changes, with its state in a separate folder.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

export const TOKEN = 'a-token-of-the-collector';

type Site = RunningSite & { readonly exitCode: () => number | null };
type Ready = {
  readonly status: string;
  readonly registryFaults?: number;
  readonly quarantined?: readonly {
    readonly file: string;
    readonly code?: string;
    readonly isServed: boolean;
  }[];
};

/** Asks until it holds, for 15 s at most. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await holds()) return;
    await sleep(100);
  }
  throw new Error('it never came true');
}

/** The demo's registry in a separate folder, and a site on it that can be restarted. */
export function makeRegistrySite(env: Record<string, string> = {}) {
  const folder = makeTemporaryFolder('registry');
  const state = makeTemporaryFolder('state');
  cpSync('sandbox/merchants', folder, { recursive: true });
  const running: { site?: Site } = {};
  const port = (): number => running.site?.port ?? 0;
  const fileOf = (code: string): string => path.join(folder, `${code}.json`);
  const read = (code: string): Record<string, unknown> => JSON.parse(readFileSync(fileOf(code), 'utf8'));
  const health = (place: string, headers = {}) =>
    ask({ port: port(), host: '10.1.2.3', path: place, headers });
  const stop = async (): Promise<void> => {
    await running.site?.stop();
    running.site = undefined;
  };
  return {
    folder,
    state,
    port,
    fileOf,
    read,
    write: (code: string, more: object): void =>
      writeFileSync(fileOf(code), JSON.stringify({ ...read(code), ...more })),
    start: async (): Promise<Site> => {
      await stop();
      running.site = await startSite({ MERCHANTS: folder, STATE_DIR: state, METRICS_TOKEN: TOKEN, ...env });
      return running.site;
    },
    stop,
    output: (): string => running.site?.output() ?? '',
    /** The title of a host's home page, or the status where it has none. */
    async nameOf(host: string): Promise<string | number> {
      const { status, text } = await ask({ port: port(), host: `${host}.localhost` });
      return status === 200 ? (/<title>([^<]*)/.exec(text)?.[1] ?? '') : status;
    },
    plainReady: async (): Promise<string> => (await health('/readyz')).text,
    ready: async (): Promise<Ready> =>
      JSON.parse((await health('/readyz', { authorization: `Bearer ${TOKEN}` })).text),
    metrics: async (): Promise<string> =>
      (await health('/metrics', { authorization: `Bearer ${TOKEN}` })).text,
  };
}
