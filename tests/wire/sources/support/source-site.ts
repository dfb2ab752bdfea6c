// A built site on a source of the registry, and the commands of operators beside it.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { CHILD_ENV } from '@/tests/support/child-env';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { startSite } from '@/tests/wire/support/start-site';

const DEMO = 'sandbox/merchants';

/** The demo's entries by code, each with the given changes. */
export function readDemo(changes: Record<string, object> = {}): Record<string, unknown>[] {
  const files = readdirSync(DEMO).filter((name) => name.endsWith('.json'));
  const entries = files.map((name) => JSON.parse(readFileSync(path.join(DEMO, name), 'utf8')));
  return entries.map((entry) => ({ ...entry, ...changes[entry.code] }));
}

type Ready = {
  readonly status: string;
  readonly registrySource?: string;
  readonly registryFaults?: number;
  readonly quarantined?: readonly {
    readonly file: string;
    readonly code?: string;
    readonly isServed: boolean;
  }[];
  readonly registry?: {
    readonly source: string;
    readonly version?: string;
    readonly checksum: string;
    readonly fault?: { readonly reason: string };
    readonly canary?: { readonly merchants: number; readonly version?: string; readonly checksum: string };
  };
};

/** Starts a site whose MERCHANTS is a folder or an address; `env` is added to its environment. */
export async function startSourceSite(merchants: string, env: Record<string, string> = {}) {
  const site = await startSite({ MERCHANTS: merchants, METRICS_TOKEN, ...env });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const health = async (place: string, more = {}): Promise<string> =>
    (await ask({ port: site.port, host: '10.1.2.3', path: place, headers: more })).text;
  return {
    ...site,
    /** The title of a host's home page, or the status where it has none. */
    async nameOf(code: string): Promise<string | number> {
      const { status, text } = await ask({ port: site.port, host: `${code}.localhost` });
      return status === 200 ? (/<title>([^<]*)/.exec(text)?.[1] ?? '') : status;
    },
    plainReady: () => health('/readyz'),
    ready: async (): Promise<Ready> => JSON.parse(await health('/readyz', headers)),
    metrics: () => health('/metrics', headers),
  };
}

export type SourceSite = Awaited<ReturnType<typeof startSourceSite>>;

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs a command of `npm run merchants` from the release, in a separate folder. */
export async function runMerchants(args: string[], env: Record<string, string>): Promise<Ended> {
  const program = path.join(currentRelease(), 'build/merchants.mjs');
  const options = {
    cwd: makeTemporaryFolder('operator'),
    env: {
      ...CHILD_ENV,
      NODE_ENV: 'production' as const,
      SANDBOX_ORIGIN: 'http://127.0.0.1:9',
      ...env,
    },
  };
  return promisify(execFile)(process.execPath, [program, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );
}
