import 'client-only';
import { readAlternateDeviceId } from '@/lib/client/device/alternate-device-id';
import { randomDeviceId } from '@/lib/client/device/random-device-id';
import { readFingerprint } from '@/lib/client/device/read-fingerprint';
import { readTraits } from '@/lib/client/device/read-traits';
import { toDeviceId } from '@/lib/shared/device/device-id';

type Source = () => Promise<string>;

async function firstOf(sources: readonly Source[]): Promise<string | undefined> {
  for (const source of sources) {
    const id = toDeviceId(await source().catch(() => ''));
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Returns the id of the alternate host (www or bare), else fingerprint, traits or random. Never throws. */
export async function makeDeviceId(): Promise<string> {
  const [alternateId, made] = await Promise.all([
    readAlternateDeviceId(),
    firstOf([readFingerprint, readTraits]),
  ]);
  return alternateId ?? made ?? randomDeviceId();
}
