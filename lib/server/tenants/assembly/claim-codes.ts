// Gives each code to one entry; one that is broken gives way to its last good form.
import 'server-only';
import path from 'node:path';
import { type Claim, type Draft, isLastGood, quarantine } from '@/lib/server/tenants/assembly/draft';
import { toPath } from '@/lib/server/tenants/files/check-entry';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { saysTheSame } from '@/lib/server/tenants/merchant/held-merchant';

// Of two that differ the one that served before goes on; where neither did, it is not known which is meant.
function settleDouble(draft: Draft, claim: Claim): void {
  const { code } = claim.entry;
  const path = toPath(claim.at, ['code']);
  draft.faults.push({ file: claim.file, path, expected: 'a code that no other merchant has', found: code });
  const other = draft.claims.get(code);
  if (!other || other.entry === claim.entry || isLastGood(draft, other.entry)) return;
  if (isLastGood(draft, claim.entry)) draft.claims.set(code, claim);
  else if (!saysTheSame(other.entry, claim.entry)) quarantine(draft, code, claim.file);
}

function claimEntries(draft: Draft, { file, isList, entries }: FileCheck, claimed: Set<string>): void {
  for (const [at, entry] of entries.entries()) {
    if (!entry) continue;
    const claim = { entry, file, at: isList ? `[${at}]` : '' };
    if (claimed.has(entry.code)) settleDouble(draft, claim);
    else draft.claims.set(entry.code, claim);
    claimed.add(entry.code);
  }
}

/** The codes that stood in this file, for entries whose own code cannot be told. */
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
  // What was never good has no form to fall back on; an entry without a legible code may be one of those above.
  for (const code of broken)
    if (code === undefined ? missing.length === 0 : !known.includes(code) && !claims.has(code))
      quarantines.push({ file: name, code });
}

/** Fills a draft from checked files, whatever is wrong with some of them. */
export function claimCodes(draft: Draft, checks: readonly FileCheck[]): void {
  const claimed = new Set<string>();
  for (const check of checks) {
    draft.faults.push(...check.faults);
    claimEntries(draft, check, claimed);
  }
  for (const check of checks) if (check.broken.length > 0) standIn(draft, check);
}
