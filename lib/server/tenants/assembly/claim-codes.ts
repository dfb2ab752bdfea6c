// Assigns each merchant code to one entry; a broken entry is replaced by its last good form.
import 'server-only';
import path from 'node:path';
import {
  type Claim,
  type Draft,
  isLastGood,
  listClaims,
  quarantine,
} from '@/lib/server/tenants/assembly/draft';
import { toPath } from '@/lib/server/tenants/files/check-entry';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { isSameEntry } from '@/lib/server/tenants/merchant/registry-merchant';

// Of two different entries the one in service stays; if neither is, it is unknown which one is meant.
function settleDouble(draft: Draft, claim: Claim, first: Claim): void {
  const { code } = claim.entry;
  const expected = 'a code that no other merchant has';
  const actual = `${code}, as at ${toPath(first.at, ['code'])} of ${path.basename(first.file)}`;
  draft.faults.push({ file: claim.file, path: toPath(claim.at, ['code']), expected, actual });
  const other = draft.claims.get(code);
  if (!other || other.entry === claim.entry || isLastGood(draft, other.entry)) return;
  if (isLastGood(draft, claim.entry)) draft.claims.set(code, claim);
  else if (!isSameEntry(other.entry, claim.entry)) quarantine(draft, code, claim.file);
}

function listFormer({ lastGood }: Draft, name: string): string[] {
  return [...lastGood.files].filter(([, from]) => from === name).map(([code]) => code);
}

function standIn(draft: Draft, { file, broken }: FileCheck): void {
  const { claims, lastGood, quarantines } = draft;
  const name = path.basename(file);
  const known = broken.filter((code) => code !== undefined && lastGood.files.has(code)) as string[];
  const former = known.length < broken.length ? listFormer(draft, name) : [];
  const missing = [...new Set([...known, ...former])].filter((code) => !claims.has(code));
  for (const code of missing) quarantine(draft, code, file);
  // An entry without a readable code may be one of the former codes above.
  const isReplaced = (code: string | undefined): boolean =>
    code === undefined ? missing.length > 0 : known.includes(code) || claims.has(code);
  for (const code of broken) if (!isReplaced(code)) quarantines.push({ file: name, code });
}

/** Fills a draft from checked files. */
export function claimCodes(draft: Draft, checks: readonly FileCheck[]): void {
  const claimed = new Map<string, Claim>();
  for (const check of checks) {
    draft.faults.push(...check.faults);
    for (const claim of listClaims(check)) {
      const { code } = claim.entry;
      const first = claimed.get(code);
      if (first) settleDouble(draft, claim, first);
      else {
        claimed.set(code, claim);
        draft.claims.set(code, claim);
      }
    }
  }
  for (const check of checks) if (check.broken.length > 0) standIn(draft, check);
}
