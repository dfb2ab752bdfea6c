// Puts entries of a candidate, the next version of the registry, in place of those in use.
import 'server-only';
import path from 'node:path';
import { type Claim, type Draft, listClaims } from '@/lib/server/tenants/assembly/draft';
import { toPath } from '@/lib/server/tenants/files/check-entry';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { type HeldMerchant, isSameEntry } from '@/lib/server/tenants/merchant/registry-merchant';

export type Candidate = {
  readonly checks: readonly FileCheck[];
  /** Version of its source; a path has none. */
  readonly version?: string;
  /** Returns whether the merchant of a code takes the candidate here. */
  readonly takes: (code: string) => boolean;
};

function listDoubles(draft: Draft, claims: readonly Claim[]): Set<string> {
  const seen = new Set<string>();
  const doubles = new Set<string>();
  for (const { entry, file, at } of claims) {
    const { code } = entry;
    if (seen.has(code)) {
      doubles.add(code);
      const expected = 'a code that no other merchant has';
      draft.faults.push({ file, path: toPath(at, ['code']), expected, actual: code });
    }
    seen.add(code);
  }
  return doubles;
}

function noteFaults({ faults, quarantines }: Draft, check: FileCheck, takes: Candidate['takes']): void {
  faults.push(...check.faults);
  for (const code of check.broken)
    if (code === undefined || takes(code)) quarantines.push({ file: path.basename(check.file), code });
}

/** Replaces the claims of merchants that take the candidate; one that it lacks, or whose entry there is faulty, stays as it is. Returns the entries taken. */
export function takeCandidate(draft: Draft, { checks, takes }: Candidate): readonly HeldMerchant[] {
  for (const check of checks) noteFaults(draft, check, takes);
  const claims = checks.flatMap(listClaims);
  const doubles = listDoubles(draft, claims);
  const taken = claims.filter(({ entry }) => {
    const stable = draft.claims.get(entry.code)?.entry;
    return takes(entry.code) && !doubles.has(entry.code) && !(stable && isSameEntry(stable, entry));
  });
  for (const claim of taken) draft.claims.set(claim.entry.code, claim);
  return taken.map(({ entry }) => entry);
}
