// Stores what a load of the registry accepted.
import 'server-only';
import type { Registry, RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';
import { storeLastGood } from '@/lib/server/tenants/last-good/store-last-good';

/** Stores the entries that `before` did not have, in the background; nothing without a folder. */
export function storeLoad(
  state: string | undefined,
  { registry, removals }: RegistryLoad,
  before?: Registry,
): void {
  if (state === undefined || !registry) return;
  const fresh = [...registry.merchants.values()].filter((it) => before?.merchants.get(it.code) !== it);
  void storeLastGood(state, { fresh, files: registry.files, removed: removals.removed });
}
