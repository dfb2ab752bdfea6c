// The registry in use: loaded at start, reloaded when a file changes, the last good one kept (WIRE §1, B40).
import 'server-only';
import { statSync, watch } from 'node:fs';
import { getEnv } from '@/lib/server/env';
import { getLog } from '@/lib/server/log';
import { findByHost } from '@/lib/server/merchant/host-index';
import {
  listRegistryFiles,
  loadRegistry,
  type Registry,
  type RegistryFault,
  toFaultText,
} from '@/lib/server/merchant/load-registry';
import type { Merchant } from '@/lib/server/merchant/merchant';
import { getSingle } from '@/lib/server/single';

const SETTLE_MS = 150;
const LOOK_AGAIN_MS = 10_000;

type Holder = { place: string; registry: Registry; faults: readonly RegistryFault[]; signature: string };

function signatureOf(place: string): string {
  try {
    return listRegistryFiles(place)
      .map((file) => {
        const { mtimeMs, size } = statSync(file);
        return `${file}:${mtimeMs}:${size}`;
      })
      .join('|');
  } catch {
    return 'unreadable';
  }
}

function report(registry: Registry): void {
  for (const { code, corrections } of registry.merchants.values()) {
    if (corrections.length > 0)
      getLog().warn({ merchant: code, corrections }, 'theme colours corrected for contrast');
  }
}

function reload(holder: Holder): void {
  const signature = signatureOf(holder.place);
  if (signature === holder.signature) return;
  holder.signature = signature;
  const { registry, faults } = loadRegistry(holder.place);
  holder.faults = faults;
  if (!registry) {
    getLog().error({ faults }, 'registry change refused, the last good one stays');
    return;
  }
  holder.registry = registry;
  report(registry);
  getLog().info({ merchants: registry.merchants.size }, 'registry reloaded');
}

function follow(holder: Holder): void {
  let settle: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(settle);
    settle = setTimeout(() => reload(holder), SETTLE_MS).unref();
  };
  // Watching misses replaced mounts and network folders, so the files are also looked at now and then.
  try {
    watch(holder.place, { persistent: false }, later).on('error', later);
  } catch (error) {
    getLog().warn({ error: String(error) }, 'registry cannot be watched, looking at it regularly');
  }
  setInterval(() => reload(holder), LOOK_AGAIN_MS).unref();
}

function start(): Holder {
  const place = getEnv().MERCHANTS;
  const signature = signatureOf(place);
  const { registry, faults } = loadRegistry(place);
  if (!registry) throw new Error(`The registry ${place} is not usable:\n${toFaultText(faults)}`);
  report(registry);
  const holder = { place, registry, faults, signature };
  follow(holder);
  return holder;
}

function getHolder(): Holder {
  return getSingle('registry', start);
}

/** The merchant of a normalised host name, or undefined (R1). @throws at first use when the registry is unusable. */
export function getMerchantByHost(name: string): Merchant | undefined {
  return findByHost(getHolder().registry.hosts, name);
}

/** The merchant of a code. */
export function getMerchant(code: string): Merchant | undefined {
  return getHolder().registry.merchants.get(code);
}

/** The number of merchants, and the faults of a change that was refused (none when the files are in use as they stand). */
export function getRegistryState(): { merchants: number; faults: readonly RegistryFault[] } {
  const { registry, faults } = getHolder();
  return { merchants: registry.merchants.size, faults };
}
