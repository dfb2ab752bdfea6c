// What the install prompt stores on the device.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { trackEvent } from '@/lib/client/track/track-event';
import { INSTALL } from '@/lib/shared/constants';
import type { InstallEffect } from '@/lib/shared/install/install-machine';
import { parseCloses } from '@/lib/shared/install/may-offer';

/** Returns how often the prompt was closed on this device; 99 once installed. */
export function readCloses(): number {
  return parseCloses(readStored(STORED.installCloses));
}

function countClose(): void {
  // A later close of the prompt does not reset it.
  const count = Math.min(readCloses() + 1, INSTALL.installedCounter);
  writeStored(STORED.installCloses, String(count));
}

function markInstalled(): void {
  writeStored(STORED.installCloses, String(INSTALL.installedCounter));
  writeStored(STORED.pwaInstalled, '1');
  trackEvent('a2hsInstalled');
}

const EFFECTS: Readonly<Record<InstallEffect, () => void>> = {
  skip: () => void writeStored(STORED.installSkipped, '1'),
  count: countClose,
  mark: markInstalled,
};

/** Runs the effects of an event. Never throws. */
export function runInstallEffects(effects: readonly InstallEffect[]): void {
  for (const effect of effects) EFFECTS[effect]();
}
