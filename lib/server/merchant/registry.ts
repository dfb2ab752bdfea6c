// The registry in use: loaded at start, reloaded when a file changes, the last good one kept (WIRE §1, B40).
import 'server-only';
import { getEnv } from '@/lib/server/env';
import { getLog } from '@/lib/server/log';
import { followFiles } from '@/lib/server/merchant/files/follow-files';
import { loadRegistry, type Registry, type RegistryLoad } from '@/lib/server/merchant/files/load-registry';
import { type RegistryFault, toFaultText } from '@/lib/server/merchant/files/registry-fault';
import { loadApart, reloadFiles } from '@/lib/server/merchant/files/reload-files';
import { toMade } from '@/lib/server/merchant/held-merchant';
import { findByHost } from '@/lib/server/merchant/host-index';
import type { Merchant } from '@/lib/server/merchant/merchant';
import {
  addMerchantListener,
  findChangedCodes,
  type MerchantListener,
  tellMerchantChange,
} from '@/lib/server/merchant/merchant-change';
import { getSingle } from '@/lib/server/single';

type Holder = { readonly place: string; registry: Registry; load: RegistryLoad };

async function look(holder: Holder): Promise<void> {
  const load = await reloadFiles(holder.place, holder.load, holder.registry);
  if (!load) return;
  holder.load = load;
  const { registry, faults } = load;
  if (!registry) {
    getLog().error({ faults }, 'registry change refused, the last good one stays');
    return;
  }
  const changed = findChangedCodes(holder.registry, registry);
  holder.registry = registry;
  getLog().info({ merchants: registry.merchants.size, changed: changed.length }, 'registry reloaded');
  tellMerchantChange(changed);
}

function toHolder(place: string, load: RegistryLoad): Holder {
  const { registry, faults } = load;
  if (!registry) throw new Error(`The registry ${place} is not usable:\n${toFaultText(faults)}`);
  const holder = { place, registry, load };
  followFiles(place, () => look(holder));
  return holder;
}

function getHolder(): Holder {
  return getSingle('registry', () => {
    const place = getEnv().MERCHANTS;
    return toHolder(place, loadRegistry(place));
  });
}

/**
 * Loads the registry before its first use without holding up the start: a large one is checked by another process (PRF-14).
 * @throws as the first use would.
 */
export async function openRegistry(): Promise<void> {
  const place = getEnv().MERCHANTS;
  const load = await loadApart(place);
  if (load) getSingle('registry', () => toHolder(place, load));
  getHolder();
}

/** The merchant of a normalised host name, or undefined (R1). @throws at first use when the registry is unusable. */
export function getMerchantByHost(name: string): Merchant | undefined {
  const found = findByHost(getHolder().registry.hosts, name);
  return found && toMade(found);
}

/** The merchant of a code. */
export function getMerchant(code: string): Merchant | undefined {
  const found = getHolder().registry.merchants.get(code);
  return found && toMade(found);
}

/** The number of merchants, and the faults of a change that was refused (none when the files are in use as they stand). */
export function getRegistryState(): { merchants: number; faults: readonly RegistryFault[] } {
  const { registry, load } = getHolder();
  return { merchants: registry.merchants.size, faults: load.faults };
}

/** Calls the listener with the codes whose entries changed or went, after each reload and once the new registry is in use (SEC-15). */
export function onMerchantChange(listener: MerchantListener): void {
  addMerchantListener(listener);
}
