// A registry under construction: which entry serves each code, and the faults so far.
import 'server-only';
import path from 'node:path';
import type { LastGood } from '@/lib/server/tenants/assembly/last-good-merchants';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import type { RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import { type HeldMerchant, isSameEntry } from '@/lib/server/tenants/merchant/registry-merchant';

/** `at` is the entry's index in an array, or empty. */
export type Claim = { readonly entry: HeldMerchant; readonly file: string; readonly at: string };

/** Returns what a file claims: its entries without the faulty ones. */
export function listClaims({ file, isList, entries }: FileCheck): Claim[] {
  return entries.flatMap((entry, at) => (entry ? [{ entry, file, at: isList ? `[${at}]` : '' }] : []));
}

export type Quarantine = { readonly file: string; readonly code?: string };

/** Each step may replace a claim by its last good form. */
export type Draft = {
  readonly place: string;
  readonly lastGood: LastGood;
  readonly claims: Map<string, Claim>;
  readonly faults: RegistryFault[];
  readonly quarantines: Quarantine[];
};

/** Creates an empty draft. */
export function startDraft(place: string, lastGood: LastGood): Draft {
  return { place, lastGood, claims: new Map(), faults: [], quarantines: [] };
}

/** Takes an entry out of service; its last good form serves instead, if there is one. */
export function quarantine({ claims, lastGood, quarantines }: Draft, code: string, file: string): void {
  const entry = lastGood.get(code);
  if (entry) claims.set(code, { entry, file, at: '' });
  else claims.delete(code);
  quarantines.push({ file: path.basename(file), code });
}

/** Returns whether an entry equals the last good form of its code. */
export function isLastGood({ lastGood }: Draft, entry: HeldMerchant): boolean {
  const last = lastGood.get(entry.code);
  return last !== undefined && (last === entry || isSameEntry(last, entry));
}
