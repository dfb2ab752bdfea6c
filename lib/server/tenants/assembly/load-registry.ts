// Builds a registry from checked files: a broken entry is left out alone, and all faults are reported at once.
import 'server-only';
import path from 'node:path';
import { claimCodes } from '@/lib/server/tenants/assembly/claim-codes';
import { type Draft, type Quarantine, quarantine, startDraft } from '@/lib/server/tenants/assembly/draft';
import { holdRemovals, type Removals } from '@/lib/server/tenants/assembly/hold-removals';
import { type LastGood, NO_LAST_GOOD } from '@/lib/server/tenants/assembly/last-good-merchants';
import { settleHosts } from '@/lib/server/tenants/assembly/settle-hosts';
import { type Candidate, takeCandidate } from '@/lib/server/tenants/assembly/take-candidate';
import { checkFile, type FileCheck } from '@/lib/server/tenants/files/check-file';
import { listRegistryFiles } from '@/lib/server/tenants/files/list-files';
import { READABLE_PATH, type RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import type { HostIndex } from '@/lib/server/tenants/merchant/host-index';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/registry-merchant';
import { sourceKindOf } from '@/lib/server/tenants/sources/source-kind';
import { messageOfError } from '@/lib/shared/message-of-error';

export type Registry = {
  readonly merchants: ReadonlyMap<string, HeldMerchant>;
  readonly hosts: HostIndex<HeldMerchant>;
  readonly files: ReadonlyMap<string, string>;
};

/** An entry that is not in use as written; `isServed`: its last good form is. */
export type Quarantined = Quarantine & { readonly isServed: boolean };

/** The registry is absent where no merchant can be served. */
export type RegistryLoad = {
  readonly registry?: Registry;
  readonly faults: readonly RegistryFault[];
  readonly quarantined: readonly Quarantined[];
  readonly removals: Removals;
  readonly checks: readonly FileCheck[];
  readonly candidate?: Candidate;
  /** Merchants in service whose entry is the candidate's and differs from the registry's. */
  readonly canaries: number;
};

export type LoadContext = {
  readonly lastGood: LastGood;
  readonly recent: number;
  readonly candidate?: Candidate;
};

const AT_FIRST: LoadContext = { lastGood: NO_LAST_GOOD, recent: 0 };

function toRegistry(draft: Draft): Registry | undefined {
  const hosts = settleHosts(draft);
  const claims = [...draft.claims];
  if (claims.length === 0) return undefined;
  return {
    merchants: new Map(claims.map(([code, { entry }]) => [code, entry])),
    hosts,
    files: new Map(claims.map(([code, { file }]) => [code, path.basename(file)])),
  };
}

function listQuarantined({ quarantines, claims }: Draft): Quarantined[] {
  const byEntry = new Map(quarantines.map((it) => [it.code ?? `${it.file}/`, it]));
  return [...byEntry.values()].map((it) => ({
    ...it,
    isServed: it.code !== undefined && claims.has(it.code),
  }));
}

type Finish = Pick<LoadContext, 'recent' | 'candidate'> & { readonly taken?: readonly HeldMerchant[] };

function finish(draft: Draft, checks: readonly FileCheck[], context: Finish): RegistryLoad {
  const { recent, candidate, taken = [] } = context;
  const removals = holdRemovals(draft, recent);
  const registry = toRegistry(draft);
  const { place, faults } = draft;
  if (!registry && faults.length === 0)
    faults.push({ file: place, path: '', expected: 'at least one merchant', actual: 'none' });
  const canaries = taken.filter((it) => registry?.merchants.get(it.code) === it).length;
  return { registry, faults, quarantined: listQuarantined(draft), removals, checks, candidate, canaries };
}

/** Returns the load of an unreadable place: last good forms serve. */
export function toUnreadableLoad(
  place: string,
  error: unknown,
  { lastGood, recent, candidate } = AT_FIRST,
): RegistryLoad {
  const draft = startDraft(place, lastGood);
  const actual = messageOfError(error);
  const expected = sourceKindOf(place) ? 'a source that can be read' : READABLE_PATH;
  draft.faults.push({ file: place, path: '', expected, actual });
  for (const [code, file] of lastGood.files) quarantine(draft, code, file);
  return finish(draft, [], { recent, candidate });
}

/** Assembles checked files, and a candidate, to a registry. */
export function assemble(
  place: string,
  checks: readonly FileCheck[],
  { lastGood, recent, candidate } = AT_FIRST,
): RegistryLoad {
  const draft = startDraft(place, lastGood);
  claimCodes(draft, checks);
  const taken = candidate && takeCandidate(draft, candidate);
  return finish(draft, checks, { recent, candidate, taken });
}

/** Loads the registry synchronously. */
export function loadRegistry(place: string, context = AT_FIRST): RegistryLoad {
  try {
    const checks = listRegistryFiles(place).map((file) => checkFile(file));
    return assemble(place, checks, context);
  } catch (error) {
    return toUnreadableLoad(place, error, context);
  }
}
