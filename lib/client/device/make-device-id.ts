// Makes a device id, the steadiest way first; loads when there is none.
import 'client-only';
import { readAlternateDeviceId } from '@/lib/client/device/alternate-host/alternate-device-id';
import { readFingerprint } from '@/lib/client/device/fingerprint';
import { randomDeviceId } from '@/lib/client/device/random-device-id';
import { readTraits } from '@/lib/client/device/traits';
import { toDeviceId } from '@/lib/shared/device/device-id';

/** A way to 32 hex digits that say the same on the same device. */
type Source = () => Promise<string>;

async function firstOf(sources: readonly Source[]): Promise<string | undefined> {
  for (const source of sources) {
    const id = toDeviceId(await source().catch(() => ''));
    if (id !== undefined) return id;
  }
  return undefined;
}

/**
 * The id that the twin host (www or bare) keeps in this browser, else one of the fingerprint, else one of the device's traits, else a
 * random one. Never throws.
 */
export async function makeDeviceId(): Promise<string> {
  const [twin, made] = await Promise.all([readAlternateDeviceId(), firstOf([readFingerprint, readTraits])]);
  return twin ?? made ?? randomDeviceId();
}
