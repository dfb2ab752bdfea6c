// The registry in use: loaded at start and reloaded on changes; a broken entry leaves the others alone.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { NO_LAST_GOOD, toLastGood } from '@/lib/server/tenants/assembly/last-good-merchants';
import {
  type LoadContext,
  loadRegistry,
  type Quarantined,
  type Registry,
  type RegistryLoad,
} from '@/lib/server/tenants/assembly/load-registry';
import { RecentRemovals } from '@/lib/server/tenants/assembly/recent-removals';
import { loadInChildProcess, reloadFiles } from '@/lib/server/tenants/assembly/reload-files';
import { reportFaults } from '@/lib/server/tenants/assembly/report-load';
import { followFiles } from '@/lib/server/tenants/files/follow-files';
import { type RegistryFault, toFaultText } from '@/lib/server/tenants/files/registry-fault';
import { readLastGood } from '@/lib/server/tenants/last-good/read-last-good';
import { openStateFolder } from '@/lib/server/tenants/last-good/state-folder';
import { storeLoad } from '@/lib/server/tenants/last-good/store-load';
import { findByHost } from '@/lib/server/tenants/merchant/host-index';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { findMerchantSource } from '@/lib/server/tenants/merchant/merchant-source';
import { toMade } from '@/lib/server/tenants/merchant/registry-merchant';
import {
  addMerchantListener,
  findChangedCodes,
  type MerchantListener,
  notifyMerchantChange,
} from '@/lib/server/tenants/merchant-change';
import { findRegistryPlace, openMirror } from '@/lib/server/tenants/mirror/open-mirror';
import {
  isSameCopy,
  type RegistryVersion,
  readCopiedVersion,
  toRegistryVersion,
} from '@/lib/server/tenants/mirror/registry-version';

type Start = {
  readonly place: string;
  readonly state?: string;
  readonly version?: string;
  readonly context: LoadContext;
};
type Holder = {
  readonly place: string;
  readonly state?: string;
  readonly removals: RecentRemovals;
  version?: string;
  registry: Registry;
  load: RegistryLoad;
};

async function look(holder: Holder): Promise<void> {
  const before = holder.registry;
  const version = readCopiedVersion(holder.place);
  if (isSameCopy(holder, version)) return;
  const context = { lastGood: toLastGood(before), recent: holder.removals.count() };
  const load = await reloadFiles(holder.place, holder.load, context);
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
  getLog().info({ ...counts, ...toRegistryVersion(holder) }, 'registry reloaded');
  notifyMerchantChange(changed);
}

function prepare(): Start {
  const { MERCHANTS } = getEnv();
  const place = findRegistryPlace(MERCHANTS);
  const state = openStateFolder(MERCHANTS);
  const lastGood = state === undefined ? NO_LAST_GOOD : readLastGood(state);
  return { place, state, version: readCopiedVersion(place), context: { lastGood, recent: 0 } };
}

function toHolder({ place, state, version }: Start, load: RegistryLoad): Holder {
  const { registry, faults } = load;
  if (!registry) throw new Error(`The registry ${place} is not usable:\n${toFaultText(faults)}`);
  reportFaults(load);
  storeLoad(state, load);
  const holder = { place, state, version, registry, load, removals: new RecentRemovals() };
  getLog().info({ merchants: registry.merchants.size, ...toRegistryVersion(holder) }, 'registry loaded');
  followFiles(place, () => look(holder));
  return holder;
}

function getHolder(prepared?: Start): Holder {
  return getProcessSingleton('registry', () => {
    const start = prepared ?? prepare();
    return toHolder(start, loadRegistry(start.place, start.context));
  });
}

/** Loads the registry before its first use, a large one in another process. @throws as the first use would. */
export async function openRegistry(): Promise<void> {
  await openMirror(getEnv().MERCHANTS);
  const start = prepare();
  const load = await loadInChildProcess(start.place, start.context);
  if (load) getProcessSingleton('registry', () => toHolder(start, load));
  else getHolder(start);
}

/** Returns the merchant of a normalised host name, or undefined. @throws at first use when no merchant can be served. */
export function getMerchantByHost(name: string): Merchant | undefined {
  const merchant = findByHost(getHolder().registry.hosts, name);
  return merchant && toMade(merchant);
}

/** Returns the merchant of a code. */
export function getMerchant(code: string): Merchant | undefined {
  const find = findMerchantSource();
  if (find) return find(code);
  const merchant = getHolder().registry.merchants.get(code);
  return merchant && toMade(merchant);
}

/** Returns all merchants in the registry's order. */
export function getMerchants(): readonly Merchant[] {
  return Array.from(getHolder().registry.merchants.values(), toMade);
}

export type RegistryState = {
  readonly merchants: number;
  readonly faults: readonly RegistryFault[];
  readonly quarantined: readonly Quarantined[];
};

/** Returns the registry's state: merchants in service, all faults, and quarantined entries. */
export function getRegistryState(): RegistryState {
  const { registry, load } = getHolder();
  return { merchants: registry.merchants.size, faults: load.faults, quarantined: load.quarantined };
}

/** Returns which version of the registry is loaded, and whether its source can be read. */
export function getRegistryVersion(): RegistryVersion {
  return toRegistryVersion(getHolder());
}

/** Subscribes to the codes of changed or removed merchants; called when the new registry is in use (SEC-15). */
export function onMerchantChange(listener: MerchantListener): void {
  addMerchantListener(listener);
}
