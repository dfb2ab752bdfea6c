// Looks at a large registry in a separate process, which frees its memory. The entry file imports this first, so no package is behind its imports.
import 'server-only';
import { fork } from 'node:child_process';
import { listEnvValues } from '@/lib/server/platform/env-value';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { isLargeRegistry } from '@/lib/server/tenants/files/list-files';
import { getOwnFolder, requireStateFolder } from '@/lib/server/tenants/last-good/state-folder';
import { type StoredLookRequest, toCheckedFile, toLookRequest } from '@/lib/server/tenants/look/look-request';
import type { Packed } from '@/lib/server/tenants/packed/packed';
import { openStoredRegistry, type Stored } from '@/lib/server/tenants/packed/stored-registry';

type StoredRegistry = Stored<{ packed: Packed }>;
type Ahead = {
  readonly request: StoredLookRequest;
  readonly mark: Promise<string>;
  readonly stored: Promise<StoredRegistry | undefined>;
};
type Apart = { program?: URL; ahead?: Ahead };

/** Most of what it makes is garbage soon. */
const FLAGS = ['--max-semi-space-size=32'];

/** Another process may store another registry before this one has read it. */
const TRIES = 3;

const getApart = (): Apart => getProcessSingleton('registry-apart', () => ({}));

/** Sets where the bundled program is; without it, this process looks itself. */
export function setLookProgram(program: URL): void {
  getApart().program = program;
}

// Resolves with the mark of what the process has stored.
function run(program: URL, request: StoredLookRequest): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = fork(program, { env: listEnvValues(), execArgv: FLAGS, stdio: ['ignore', 2, 2, 'ipc'] });
  child.once('message', (mark: string) => resolve(mark));
  child.once('error', reject);
  child.once('close', (code) => reject(new Error(`the process ended with ${code}`)));
  child.send(request, (error) => error && reject(error));
  return promise;
}

function takeAhead(request: StoredLookRequest): Ahead | undefined {
  const { ahead } = getApart();
  getApart().ahead = undefined;
  return ahead && JSON.stringify(ahead.request) === JSON.stringify(request) ? ahead : undefined;
}

/** Returns whether another process should look at a place: there is a program, and the registry is large. */
export function isLookedAtApart(place: string): boolean {
  return getApart().program !== undefined && isLargeRegistry(place);
}

/** Returns what another process finds; undefined where that is what `held` marks. Rejects where it fails. */
export async function lookApart(
  request: StoredLookRequest,
  held?: string,
): Promise<StoredRegistry | undefined> {
  const { program } = getApart();
  if (!program) throw new Error('there is no program');
  const ahead = takeAhead(request);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isAhead = ahead !== undefined && tries === 0;
    const mark = await (isAhead ? ahead.mark : run(program, request));
    if (mark === held) return undefined;
    const early = isAhead ? await ahead.stored : undefined;
    const stored = early?.mark === mark ? early : await openStoredRegistry(toCheckedFile(request));
    if (stored?.mark === mark) return stored;
  }
  throw new Error('what the other process has stored cannot be read');
}

/** Starts the look before the site's modules are loaded; the first `lookApart` with an equal request gets its result. */
export function startEarlyLook(place: string): void {
  const apart = getApart();
  try {
    if (!apart.program || !isLargeRegistry(place)) return;
    const folder = requireStateFolder(place) ?? getOwnFolder();
    const request = { ...toLookRequest({ place, recent: 0 }), folder };
    const mark = run(apart.program, request);
    mark.catch(() => undefined);
    apart.ahead = { request, mark, stored: openStoredRegistry(toCheckedFile(request)) };
  } catch {
    // The look at start reports what cannot be read or stored.
  }
}
