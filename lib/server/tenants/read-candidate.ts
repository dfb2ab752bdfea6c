// The candidate of this instance.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getInstanceName } from '@/lib/server/platform/instance-name';
import { toShare } from '@/lib/server/tenants/assembly/canary-share';
import type { CandidateRequest } from '@/lib/server/tenants/look/look-request';
import { findRegistryPlace, openMirror } from '@/lib/server/tenants/mirror/open-mirror';
import { readCopiedVersion } from '@/lib/server/tenants/mirror/registry-version';

/** Where this instance finds its candidate: `from` as MERCHANTS_CANARY names it, `place` the folder or file to read. */
export type CandidatePlace = { readonly from: string; readonly place: string };

/** Opens the candidate; undefined where this instance takes none. A source that is away leaves it empty. */
export async function openCandidate(): Promise<CandidatePlace | undefined> {
  const { MERCHANTS_CANARY: from, MERCHANTS_CANARY_FOR } = getEnv();
  if (from === undefined || !toShare(MERCHANTS_CANARY_FOR, getInstanceName())) return undefined;
  await openMirror(from, true);
  return { from, place: findRegistryPlace(from) };
}

/** Returns what a look needs to know of the candidate as it is now. */
export function toCandidateRequest({ from, place }: CandidatePlace): CandidateRequest {
  const { MERCHANTS_CANARY_FOR: whom } = getEnv();
  return { place, version: readCopiedVersion(from, place), whom, instance: getInstanceName() };
}
