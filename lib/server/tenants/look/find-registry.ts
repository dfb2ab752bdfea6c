// Finds what the registry's files hold, a large registry in another process.
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { checkFile, type FileCheck } from '@/lib/server/tenants/files/check-file';
import { getOwnFolder } from '@/lib/server/tenants/last-good/state-folder';
import { isUnchanged } from '@/lib/server/tenants/look/is-unchanged';
import { lookAgain } from '@/lib/server/tenants/look/look-again';
import { isLookedAtApart, lookApart } from '@/lib/server/tenants/look/look-apart';
import { lookAtStored } from '@/lib/server/tenants/look/look-at-stored';
import {
  beginLook,
  type LookRequest,
  type StoredLookRequest,
  toCheckedFile,
} from '@/lib/server/tenants/look/look-request';
import type { Packed } from '@/lib/server/tenants/packed/packed';
import { writeStoredRegistry } from '@/lib/server/tenants/packed/stored-registry';

const SLICE_MS = 5;

/** Returns the checks of the files in order. */
export async function checkInTurns(files: readonly string[]): Promise<FileCheck[]> {
  const checks: FileCheck[] = [];
  let sliceStart = performance.now();
  for (const file of files) {
    checks.push(checkFile(file));
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await nextTurn();
    sliceStart = performance.now();
  }
  return checks;
}

/** `folder` is where what is found is stored, if anywhere. */
export type FindRequest = LookRequest & { readonly folder?: string };

/** `mark` is of what another process has stored. */
export type Found = { readonly packed: Packed; readonly mark?: string };

let last: Promise<unknown> = Promise.resolve();

// One after another; a full or read-only disk is logged and ends nothing.
function store(request: StoredLookRequest, packed: Packed): void {
  const file = toCheckedFile(request);
  last = last
    .then(() => writeStoredRegistry(file, { build: request.build, packed }))
    .catch((error) =>
      getLog().warn({ file, error: String(error) }, 'last good forms of merchants are not stored'),
    );
}

async function findApart(request: FindRequest, held?: string): Promise<Found | undefined | false> {
  if (!isLookedAtApart(request.place)) return false;
  try {
    return await lookApart({ ...request, folder: request.folder ?? getOwnFolder() }, held);
  } catch (error) {
    getLog().warn({ error: String(error) }, 'the registry is checked by this process');
    return false;
  }
}

/** Returns the content of the files at a start. */
export async function findFirst(request: FindRequest): Promise<Found> {
  const apart = await findApart(request);
  if (apart) return apart;
  const { folder } = request;
  if (folder === undefined) return { packed: await lookAgain(beginLook(request), undefined, checkInTurns) };
  const stored = { ...request, folder };
  const { packed, isStored } = await lookAtStored(stored, checkInTurns);
  if (!isStored) store(stored, packed);
  return { packed };
}

/** Returns the current content of the files; undefined if it is unchanged. */
export async function findNext(request: FindRequest, before: Found): Promise<Found | undefined> {
  const { packed } = before;
  const apart = await findApart(request, packed.texts.isBroken ? undefined : before.mark);
  if (apart !== false) return apart;
  const look = beginLook(request);
  if (await isUnchanged(look, packed.facts)) return undefined;
  const next = await lookAgain(look, { packed, isSameBuild: true, isSameEnv: true }, checkInTurns);
  if (request.folder !== undefined) store({ ...request, folder: request.folder }, next);
  return { packed: next };
}
