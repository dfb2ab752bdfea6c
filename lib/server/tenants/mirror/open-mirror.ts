// The folder from which the registry is read: MERCHANTS itself, or the local copy of a source.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { openStateFolder } from '@/lib/server/tenants/last-good/state-folder';
import { SourceFollower } from '@/lib/server/tenants/mirror/follow-source';
import { leadsMirror, leaveMirror } from '@/lib/server/tenants/mirror/leads-mirror';
import { readMirrorState } from '@/lib/server/tenants/mirror/mirror-state';
import { SOURCE_TIMEOUT_MS } from '@/lib/server/tenants/sources/source';
import { isRegistryPlace, sourceKindOf, toSourceName } from '@/lib/server/tenants/sources/source-kind';

const UNKNOWN =
  'MERCHANTS is neither a path nor an address of a known kind: https://, git:/, redis://, postgres:// or s3://.';
const SIGN_OF_LIFE_MS = 1_000;
const LOOK_MS = 100;
/** The leader's first read, and what it takes to write 10,000 files. */
const FIRST_COPY_MS = SOURCE_TIMEOUT_MS + 10_000;

type Mirror = { readonly folder: string; readonly leads: () => boolean };

// Without STATE_DIR each process has a copy of its own, as long as it runs.
function makeOwnMirror(): Mirror {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-registry-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { folder, leads: () => true };
}

function makeMirror(place: string): Mirror {
  const state = openStateFolder(place);
  if (state === undefined) return makeOwnMirror();
  const folder = path.join(state, 'source');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(state, 'source.lock');
  // The process first, so that an operator finds the one that reads; two containers may have the same.
  const id = `${process.pid} ${randomUUID()}`;
  process.once('exit', () => leaveMirror(lock, id));
  return { folder, leads: () => leadsMirror(lock, id) };
}

const getMirror = (place: string): Mirror => getProcessSingleton('registry-mirror', () => makeMirror(place));

/** Returns the folder or file of a registry: MERCHANTS, or the folder of its source's local copy. */
export function findRegistryPlace(merchants: string): string {
  return sourceKindOf(merchants) ? getMirror(merchants).folder : merchants;
}

// Another process may lead and write its first copy just now.
async function fillMirror({ folder, leads }: Mirror, follower: SourceFollower): Promise<string | undefined> {
  const until = performance.now() + FIRST_COPY_MS;
  while (!leads()) {
    if (readMirrorState(folder)) return undefined;
    if (performance.now() > until) return 'the process that reads it has made no copy yet';
    await wait(LOOK_MS);
  }
  return follower.update();
}

/** Makes the local copy of a source and keeps it up to date; does nothing for a path. Rejects where there is neither source nor copy. */
export async function openMirror(merchants: string): Promise<void> {
  if (!isRegistryPlace(merchants)) throw new Error(UNKNOWN);
  if (!sourceKindOf(merchants)) return;
  const mirror = getMirror(merchants);
  const follower = new SourceFollower(merchants, mirror.folder, mirror.leads);
  // Reading may take longer than the time after which another process takes over.
  setInterval(mirror.leads, SIGN_OF_LIFE_MS).unref();
  const failure = await fillMirror(mirror, follower);
  const source = toSourceName(merchants);
  const state = readMirrorState(mirror.folder);
  // Of another process too, which leads or has just ended.
  const reason = failure ?? state?.fault?.reason;
  if (!state)
    throw new Error(`The registry ${source} cannot be read, and there is no copy of it here: ${reason}`);
  if (reason !== undefined)
    getLog().warn(
      { source, version: state.version, reason },
      'the start uses the last good copy of the registry',
    );
  follower.follow();
}
