import 'client-only';
import { toDeviceId } from '@/lib/shared/device/device-id';

/** Returns a random UUID. `randomUUID` needs a secure context; elsewhere 16 random bytes replace it. */
export function randomDeviceId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return toDeviceId(hex) ?? '';
}
