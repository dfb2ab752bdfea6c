// The registry in use: loaded at start and reloaded on changes; a broken entry leaves the others alone.
import 'server-only';
import type { Quarantined } from '@/lib/server/tenants/assembly/load-registry';
import type { RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import { findByHost } from '@/lib/server/tenants/merchant/host-index';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { findMerchantSource } from '@/lib/server/tenants/merchant/merchant-source';
import { toMade } from '@/lib/server/tenants/merchant/registry-merchant';
import { addMerchantListener, type MerchantListener } from '@/lib/server/tenants/merchant-change';
import { getHolder, type HeldVersion, toHeldVersion } from '@/lib/server/tenants/registry-holder';

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

/** Returns which version of the registry is loaded, the candidate beside it, and whether their sources can be read. */
export function getRegistryVersion(): HeldVersion {
  return toHeldVersion(getHolder());
}

/** Subscribes to the codes of changed or removed merchants; called when the new registry is in use (SEC-15). */
export function onMerchantChange(listener: MerchantListener): void {
  addMerchantListener(listener);
}
