// The candidate of this instance: opened at start, and read again when it has changed.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getInstanceName } from '@/lib/server/platform/instance-name';
import type { LastGood } from '@/lib/server/tenants/assembly/last-good-merchants';
import { recheckFiles } from '@/lib/server/tenants/assembly/reload-files';
import type { Candidate } from '@/lib/server/tenants/assembly/take-candidate';
import { toShare } from '@/lib/server/tenants/canary-share';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { findRegistryPlace, openMirror } from '@/lib/server/tenants/mirror/open-mirror';
import { readCopiedVersion } from '@/lib/server/tenants/mirror/registry-version';

/** Where this instance finds its candidate: `from` as MERCHANTS_CANARY names it, `place` the folder or file to read. */
export type CandidatePlace = Pick<Candidate, 'takes'> & { readonly from: string; readonly place: string };

/** Opens the candidate; undefined where this instance takes none. A source that is away leaves it empty. */
export async function openCandidate(): Promise<CandidatePlace | undefined> {
  const { MERCHANTS_CANARY: from, MERCHANTS_CANARY_FOR } = getEnv();
  const takes = from === undefined ? undefined : toShare(MERCHANTS_CANARY_FOR, getInstanceName());
  if (from === undefined || !takes) return undefined;
  await openMirror(from, true);
  return { from, place: findRegistryPlace(from), takes };
}

async function recheck(place: string, last: readonly FileCheck[], lastGood: LastGood) {
  try {
    return await recheckFiles(place, last, lastGood);
  } catch {
    // A folder that is not there is an empty candidate.
    return last.length === 0 ? last : [];
  }
}

/** Returns the candidate as it stands: `last` itself where nothing has changed. */
export async function readCandidate(
  { from, place, takes }: CandidatePlace,
  last: Candidate | undefined,
  lastGood: LastGood,
): Promise<Candidate> {
  const version = readCopiedVersion(from, place);
  // A copy is written file by file, and whole once its version changes.
  if (last && version !== undefined && version === last.version) return last;
  const known = last?.checks ?? [];
  const checks = await recheck(place, known, lastGood);
  return last && checks === known && version === last.version ? last : { checks, version, takes };
}
