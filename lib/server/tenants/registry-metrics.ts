// Metrics of the registry and the build, read on each collection.
import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getRegistryState, getRegistryVersion } from '@/lib/server/tenants/registry';

function countMerchants(): Readonly<Record<string, number>> {
  const { merchants, quarantined } = getRegistryState();
  const lastGood = quarantined.filter(({ isServed }) => isServed).length;
  return { current: merchants - lastGood, last_good: lastGood, unserved: quarantined.length - lastGood };
}

function addVersionMetrics(registers: Registry[]): void {
  new Gauge({
    name: 'site_registry_info',
    help: 'Always 1; source, version and checksum name the registry that is loaded.',
    labelNames: ['source', 'version', 'checksum'],
    registers,
    aggregator: 'max',
    collect() {
      const { source, version = '', checksum } = getRegistryVersion();
      this.reset();
      this.set({ source, version, checksum }, 1);
    },
  });
  new Gauge({
    name: 'site_registry_canary_merchants',
    help: 'Merchants whose entry is of the candidate and not of the registry; version and checksum name the candidate.',
    labelNames: ['version', 'checksum'],
    registers,
    aggregator: 'max',
    collect() {
      const { canary } = getRegistryVersion();
      this.reset();
      if (canary) this.set({ version: canary.version ?? '', checksum: canary.checksum }, canary.merchants);
    },
  });
  new Gauge({
    name: 'site_registry_source_fault_seconds',
    help: 'How long the source of the registry has not been readable; 0 while it is.',
    registers,
    aggregator: 'max',
    collect() {
      const { fault } = getRegistryVersion();
      this.set(fault ? (Date.now() - Date.parse(fault.since)) / 1_000 : 0);
    },
  });
}

/** Adds them to this process's metrics, where those are collected. */
export function addRegistryMetrics(): void {
  const registry = getMetrics()?.registry;
  if (!registry) return;
  const registers = [registry];
  new Gauge({
    name: 'site_merchants',
    help: 'Merchants by what serves them: current as the registry has them, last_good an older form, unserved nothing.',
    labelNames: ['state'],
    registers,
    aggregator: 'max',
    collect() {
      for (const [state, count] of Object.entries(countMerchants())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'site_registry_faults',
    help: 'Faults of the registry as it stands now; /readyz and the log tell which.',
    registers,
    aggregator: 'max',
    collect() {
      this.set(getRegistryState().faults.length);
    },
  });
  addVersionMetrics(registers);
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; build names the build that serves.',
    labelNames: ['build'],
    registers,
    aggregator: 'max',
    collect() {
      this.set({ build: getBuildId() }, 1);
    },
  });
}
