// Whether files are as they were when they were checked, without making an object of each.
import 'server-only';
import { isConfirmed } from '@/lib/server/tenants/assembly/hold-removals';
import { digestOfListing } from '@/lib/server/tenants/files/list-files';
import { type Look, toCandidateKey } from '@/lib/server/tenants/look/look-request';
import type { LoadFacts } from '@/lib/server/tenants/packed/packed';

const EMPTY = digestOfListing({ files: [], signatures: [] });

async function isStableSame({ request, list }: Look, facts: LoadFacts) {
  const { place, version } = request;
  const { held } = facts.removals;
  if (held && isConfirmed(place, held.token)) return false;
  // A copy is written file by file, and whole once its version changes: until then, its files are left alone.
  if (version !== undefined && version === facts.version) return true;
  if (version !== facts.version) return false;
  try {
    return digestOfListing(await list(place)) === facts.listing;
  } catch (error) {
    return facts.listing === EMPTY && facts.faults[0]?.actual === (error as Error).message;
  }
}

async function isCandidateSame({ request, list }: Look, facts: LoadFacts) {
  const { candidate } = request;
  if (!candidate || facts.candidate?.key !== toCandidateKey(request))
    return candidate === undefined && facts.candidate === undefined;
  const { version } = candidate;
  if (version !== facts.candidate.version) return false;
  if (version !== undefined) return true;
  try {
    return digestOfListing(await list(candidate.place)) === facts.candidate.listing;
  } catch {
    return facts.candidate.listing === EMPTY;
  }
}

/** Returns whether a look would find what a former one has found. */
export async function isUnchanged(look: Look, facts: LoadFacts): Promise<boolean> {
  return (await isStableSame(look, facts)) && (await isCandidateSame(look, facts));
}
