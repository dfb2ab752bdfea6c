// The folder from which the registry is read: MERCHANTS itself, or the local copy of a source.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { openStateFolder } from '@/lib/server/tenants/last-good/open-state-folder';
import { getOwnFolder } from '@/lib/server/tenants/last-good/state-folder';
import { type Mirror, SourceFollower } from '@/lib/server/tenants/mirror/follow-source';
import { claimMirrorLead, leaveMirror } from '@/lib/server/tenants/mirror/mirror-lead';
import { readMirrorState } from '@/lib/server/tenants/mirror/mirror-state';
import { SOURCE_TIMEOUT_MS } from '@/lib/server/tenants/sources/source';
import { isRegistryPlace, sourceKindOf, toSourceName } from '@/lib/server/tenants/sources/source-kind';

const UNKNOWN =
  'MERCHANTS or MERCHANTS_CANARY is neither a path nor an address of a known kind: https://, git:/, redis://, postgres:// or s3://.';
const SIGN_OF_LIFE_MS = 1_000;
const LOOK_MS = 100;
/** The leader's first read, and what it takes to write 10,000 files. */
const FIRST_COPY_MS = SOURCE_TIMEOUT_MS + 10_000;

function makeMirror(place: string): Mirror {
  const state = openStateFolder(place);
  // Without STATE_DIR each process has a copy of its own, as long as it runs.
  if (state === undefined)
    return { folder: mkdtempSync(path.join(getOwnFolder(), 'source-')), leads: () => true };
  const folder = path.join(state, 'source');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(state, 'source.lock');
  // The process first, so that an operator finds the one that reads; two containers may have the same.
  const id = `${process.pid} ${randomUUID()}`;
  process.once('exit', () => leaveMirror(lock, id));
  return { folder, leads: () => claimMirrorLead(lock, id) };
}

function getMirror(place: string): Mirror {
  const mirrors = getProcessSingleton('registry-mirrors', () => new Map<string, Mirror>());
  const mirror = mirrors.get(place) ?? makeMirror(place);
  mirrors.set(place, mirror);
  return mirror;
}

/** Returns the folder or file of a registry: the place itself, or the folder of its source's local copy. */
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

// Where there is no copy, the reason is thrown; where there is one, it serves.
function noteFailure(folder: string, source: string, failure: string | undefined): void {
  const state = readMirrorState(folder);
  // Of another process too, which leads or has just ended.
  const reason = failure ?? state?.fault?.reason;
  if (!state)
    throw new Error(`The registry ${source} cannot be read, and there is no copy of it here: ${reason}`);
  if (reason === undefined) return;
  const fields = { source, version: state.version, reason };
  getLog().warn(fields, 'the start uses the last good copy of the registry');
}

/** Makes the local copy of a source and keeps it up to date; does nothing for a path. Rejects where there is neither source nor copy, unless it `mayBeEmpty`. */
export async function openMirror(place: string, mayBeEmpty = false): Promise<void> {
  if (!isRegistryPlace(place)) throw new Error(UNKNOWN);
  if (!sourceKindOf(place)) return;
  const mirror = getMirror(place);
  const follower = new SourceFollower(place, mirror, mayBeEmpty);
  // Reading may take longer than the time after which another process takes over.
  setInterval(mirror.leads, SIGN_OF_LIFE_MS).unref();
  noteFailure(mirror.folder, toSourceName(place), await fillMirror(mirror, follower));
  follower.follow();
}
