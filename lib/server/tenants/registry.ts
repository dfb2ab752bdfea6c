// The registry in use: loaded at start and reloaded on changes; a broken entry leaves the others alone.
import 'server-only';
import type { Quarantined } from '@/lib/server/tenants/assembly/load-registry';
import type { RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantSource } from '@/lib/server/tenants/merchant/merchant-source';
import { listCodes } from '@/lib/server/tenants/packed/packed';
import { getHolder, type HeldVersion, toHeldVersion } from '@/lib/server/tenants/registry-holder';
import type { Site } from '@/lib/shared/site/site';

/** Returns the merchant of a normalised host name; undefined for an unknown one and for none. @throws at first use when no merchant can be served. */
export function getMerchantByHost(name = ''): Merchant | undefined {
  return getHolder().made.ofHost(name);
}

/** Returns the merchant of a code, in a shared rendering the one of its page key. */
export function getMerchant(code: string): Merchant | undefined {
  const { find, isOnly } = getMerchantSource();
  return find?.(code) ?? (isOnly ? undefined : getHolder().made.ofCode(code));
}

/** Returns the merchant of a page; undefined on an unknown host. */
export function getMerchantOf({ brand }: Pick<Site, 'brand'>): Merchant | undefined {
  return brand && getMerchant(brand.code);
}

/** Returns the codes of all merchants in the registry's order. */
export function listMerchantCodes(): readonly string[] {
  return listCodes(getHolder().found.packed);
}

export type RegistryState = {
  readonly merchants: number;
  readonly faults: readonly RegistryFault[];
  readonly quarantined: readonly Quarantined[];
};

/** Returns the registry's state: merchants in service, all faults, and quarantined entries. */
export function getRegistryState(): RegistryState {
  const { merchants, faults, quarantined } = getHolder().found.packed.facts;
  return { merchants, faults, quarantined };
}

/** Returns codes of merchants that give every mobile registration without a password the same one; 1,000 at most. */
export function listDefaultPasswords(): readonly string[] {
  return getHolder().found.packed.facts.defaultPasswords;
}

/** Returns which version of the registry is loaded, the candidate beside it, and whether their sources can be read. */
export function getRegistryVersion(): HeldVersion {
  return toHeldVersion(getHolder());
}
