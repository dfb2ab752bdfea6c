// Logs what a load of the registry found.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import type { RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';

const MAX_LOGGED = 100;

/** Logs the faults of a load, where there are any. */
export function reportFaults({ faults, quarantined }: Pick<RegistryLoad, 'faults' | 'quarantined'>): void {
  if (faults.length === 0) return;
  const list = { faults: faults.slice(0, MAX_LOGGED), quarantined: quarantined.slice(0, MAX_LOGGED) };
  const counts = { faultCount: faults.length, quarantinedCount: quarantined.length };
  getLog().error({ ...list, ...counts }, 'registry entries with faults are left out, all others are in use');
}
