// What this process has loaded of the registry, and how it follows changes.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { NO_LAST_GOOD, toLastGood } from '@/lib/server/tenants/assembly/last-good-merchants';
import {
  assemble,
  type LoadContext,
  loadRegistry,
  type Registry,
  type RegistryLoad,
} from '@/lib/server/tenants/assembly/load-registry';
import { RecentRemovals } from '@/lib/server/tenants/assembly/recent-removals';
import { loadInChildProcess, reloadFiles } from '@/lib/server/tenants/assembly/reload-files';
import { reportFaults } from '@/lib/server/tenants/assembly/report-load';
import { followFiles } from '@/lib/server/tenants/files/follow-files';
import { toFaultText } from '@/lib/server/tenants/files/registry-fault';
import { readLastGood } from '@/lib/server/tenants/last-good/read-last-good';
import { openStateFolder } from '@/lib/server/tenants/last-good/state-folder';
import { storeLoad } from '@/lib/server/tenants/last-good/store-load';
import { findChangedCodes, notifyMerchantChange } from '@/lib/server/tenants/merchant-change';
import { findRegistryPlace, openMirror } from '@/lib/server/tenants/mirror/open-mirror';
import {
  type RegistryVersion,
  readCopiedVersion,
  toRegistryVersion,
} from '@/lib/server/tenants/mirror/registry-version';
import { type CandidatePlace, openCandidate, readCandidate } from '@/lib/server/tenants/read-candidate';

type Start = {
  readonly from: string;
  readonly place: string;
  readonly state?: string;
  readonly version?: string;
  readonly candidatePlace?: CandidatePlace;
  readonly context: LoadContext;
};
type Holder = Omit<Start, 'context' | 'version'> & {
  readonly removals: RecentRemovals;
  version?: string;
  registry: Registry;
  load: RegistryLoad;
};

/** The version that is loaded, and the candidate beside it: how many merchants take from it what the registry has otherwise. */
export type HeldVersion = RegistryVersion & {
  readonly canary?: RegistryVersion & { readonly merchants: number };
};

/** Returns source, version and checksum of what is loaded, of the candidate too where this instance takes one. */
export function toHeldVersion(holder: Holder): HeldVersion {
  const { candidatePlace, load } = holder;
  const loaded = toRegistryVersion({ ...holder, checks: load.checks });
  if (!candidatePlace || !load.candidate) return loaded;
  const canary = toRegistryVersion({ ...candidatePlace, ...load.candidate });
  return { ...loaded, canary: { ...canary, merchants: load.canaries } };
}

// A copy is written file by file, and whole once its version changes: until then, its files are left alone.
function reload(holder: Holder, version: string | undefined, context: LoadContext) {
  const { place, load } = holder;
  const isSame = version !== undefined && version === holder.version && !load.removals.held;
  if (!isSame) return reloadFiles(place, load, context);
  return context.candidate === load.candidate ? undefined : assemble(place, load.checks, context);
}

async function look(holder: Holder): Promise<void> {
  const before = holder.registry;
  const lastGood = toLastGood(before);
  const { candidatePlace } = holder;
  const candidate = candidatePlace && (await readCandidate(candidatePlace, holder.load.candidate, lastGood));
  const version = readCopiedVersion(holder.from, holder.place);
  const load = await reload(holder, version, { lastGood, recent: holder.removals.count(), candidate });
  holder.version = version;
  if (!load) return;
  holder.load = load;
  reportFaults(load);
  const { registry, removals } = load;
  if (!registry) return;
  const changed = findChangedCodes(before, registry);
  holder.registry = registry;
  holder.removals.add(removals.removed.length);
  storeLoad(holder.state, load, before);
  const counts = { merchants: registry.merchants.size, changed: changed.length };
  getLog().info({ ...counts, ...toHeldVersion(holder) }, 'registry reloaded');
  notifyMerchantChange(changed);
}

function prepareStable(): Start {
  const { MERCHANTS } = getEnv();
  const place = findRegistryPlace(MERCHANTS);
  const state = openStateFolder(MERCHANTS);
  const lastGood = state === undefined ? NO_LAST_GOOD : readLastGood(state);
  const version = readCopiedVersion(MERCHANTS, place);
  return { from: MERCHANTS, place, state, version, context: { lastGood, recent: 0 } };
}

async function prepare(candidatePlace?: CandidatePlace): Promise<Start> {
  const start = prepareStable();
  if (!candidatePlace) return start;
  const candidate = await readCandidate(candidatePlace, undefined, NO_LAST_GOOD);
  return { ...start, candidatePlace, context: { ...start.context, candidate } };
}

function toHolder({ context: _, ...start }: Start, load: RegistryLoad): Holder {
  const { registry, faults } = load;
  if (!registry) throw new Error(`The registry ${start.place} is not usable:\n${toFaultText(faults)}`);
  reportFaults(load);
  storeLoad(start.state, load);
  const holder = { ...start, registry, load, removals: new RecentRemovals() };
  getLog().info({ merchants: registry.merchants.size, ...toHeldVersion(holder) }, 'registry loaded');
  const places = [start.place, ...(start.candidatePlace ? [start.candidatePlace.place] : [])];
  followFiles(places, () => look(holder));
  return holder;
}

/** Returns what is loaded; loads it where `openRegistry` has not. @throws where no merchant can be served. */
export function getHolder(prepared?: Start): Holder {
  return getProcessSingleton('registry', () => {
    const start = prepared ?? prepareStable();
    return toHolder(start, loadRegistry(start.place, start.context));
  });
}

/** Loads the registry before its first use, a large one in another process. @throws as the first use would. */
export async function openRegistry(): Promise<void> {
  await openMirror(getEnv().MERCHANTS);
  const start = await prepare(await openCandidate());
  const load = await loadInChildProcess(start.place, start.context);
  if (load) getProcessSingleton('registry', () => toHolder(start, load));
  else getHolder(start);
}
