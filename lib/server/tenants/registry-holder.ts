// The registry as this process has loaded it, and how it follows changes.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { loadRegistry, type RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';
import { RecentRemovals } from '@/lib/server/tenants/assembly/recent-removals';
import { followFiles } from '@/lib/server/tenants/files/follow-files';
import { toFaultText } from '@/lib/server/tenants/files/registry-fault';
import { openStateFolder } from '@/lib/server/tenants/last-good/open-state-folder';
import { type FindRequest, type Found, findFirst, findNext } from '@/lib/server/tenants/look/find-registry';
import { toLookRequest } from '@/lib/server/tenants/look/look-request';
import { MadeMerchants } from '@/lib/server/tenants/made-merchants';
import { notifyMerchantChange } from '@/lib/server/tenants/merchant-change';
import { findRegistryPlace, openMirror } from '@/lib/server/tenants/mirror/open-mirror';
import {
  type RegistryVersion,
  readCopiedVersion,
  toRegistryVersion,
} from '@/lib/server/tenants/mirror/registry-version';
import { packLoad } from '@/lib/server/tenants/packed/pack-load';
import { findChangedCodes } from '@/lib/server/tenants/packed/packed';
import { type CandidatePlace, openCandidate, toCandidateRequest } from '@/lib/server/tenants/read-candidate';

const MAX_LOGGED = 100;

type Start = {
  readonly from: string;
  readonly place: string;
  /** Where it is stored; nothing is where this is undefined. */
  readonly state?: string;
  readonly candidatePlace?: CandidatePlace;
};
type Holder = Start & {
  readonly removals: RecentRemovals;
  readonly made: MadeMerchants;
  found: Found;
};

/** The version that is loaded, and the candidate beside it: how many merchants take from it what the registry has otherwise. */
export type HeldVersion = RegistryVersion & {
  readonly canary?: RegistryVersion & { readonly merchants: number };
};

/** Returns source, version and checksum of what is loaded, of the candidate too where this instance takes one. */
export function toHeldVersion({ from, found, candidatePlace }: Holder): HeldVersion {
  const { candidate, canaries, ...facts } = found.packed.facts;
  const loaded = toRegistryVersion({ ...facts, from });
  if (!candidatePlace || !candidate) return loaded;
  const canary = toRegistryVersion({ ...candidatePlace, ...candidate });
  return { ...loaded, canary: { ...canary, merchants: canaries } };
}

function toRequest({ from, place, state, candidatePlace }: Start, recent: number): FindRequest {
  const version = readCopiedVersion(from, place);
  const candidate = candidatePlace && toCandidateRequest(candidatePlace);
  return { ...toLookRequest({ place, version, recent, candidate }), folder: state };
}

function reportFaults({ faults, quarantined }: Pick<RegistryLoad, 'faults' | 'quarantined'>): void {
  if (faults.length === 0) return;
  const list = { faults: faults.slice(0, MAX_LOGGED), quarantined: quarantined.slice(0, MAX_LOGGED) };
  const counts = { faultCount: faults.length, quarantinedCount: quarantined.length };
  getLog().error({ ...list, ...counts }, 'registry entries with faults are left out, all others are in use');
}

async function look(holder: Holder): Promise<void> {
  const found = await findNext(toRequest(holder, holder.removals.count()), holder.found);
  if (!found) return;
  const { facts } = found.packed;
  reportFaults(facts);
  if (facts.merchants === 0) return;
  const changed = findChangedCodes(holder.found.packed, found.packed);
  holder.found = found;
  holder.made.replace(found.packed, changed);
  holder.removals.add(facts.removals.removed.length);
  const counts = { merchants: facts.merchants, changed: changed.length };
  getLog().info({ ...counts, ...toHeldVersion(holder) }, 'registry reloaded');
  notifyMerchantChange(changed);
}

function toHolder(start: Start, found: Found): Holder {
  const { facts } = found.packed;
  if (facts.merchants === 0)
    throw new Error(`The registry ${start.place} is not usable:\n${toFaultText(facts.faults)}`);
  reportFaults(facts);
  const made = new MadeMerchants(found.packed);
  const holder = { ...start, found, made, removals: new RecentRemovals() };
  getLog().info({ merchants: facts.merchants, ...toHeldVersion(holder) }, 'registry loaded');
  const places = [start.place, ...(start.candidatePlace ? [start.candidatePlace.place] : [])];
  followFiles(places, () => look(holder));
  return holder;
}

function findStart(candidatePlace?: CandidatePlace): Start {
  const { MERCHANTS: from } = getEnv();
  return { from, place: findRegistryPlace(from), state: openStateFolder(from), candidatePlace };
}

/** Returns what is loaded; loads it where `openRegistry` has not. @throws where no merchant can be served. */
export function getHolder(): Holder {
  return getProcessSingleton('registry', () => {
    const start = findStart();
    const version = readCopiedVersion(start.from, start.place);
    return toHolder(start, { packed: packLoad(loadRegistry(start.place), { place: start.place, version }) });
  });
}

/** Loads the registry before its first use, a large one in another process. @throws as the first use would. */
export async function openRegistry(): Promise<void> {
  await openMirror(getEnv().MERCHANTS);
  const start = findStart(await openCandidate());
  const found = await findFirst(toRequest(start, 0));
  getProcessSingleton('registry', () => toHolder(start, found));
}
