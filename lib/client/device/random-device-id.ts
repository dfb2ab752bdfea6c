// The last resort of the device id: chance.
import 'client-only';
import { toDeviceId } from '@/lib/shared/device/device-id';

/** A random UUID. `randomUUID` needs a secure context; elsewhere 16 random bytes take the same form. */
export function randomDeviceId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return toDeviceId(hex) ?? '';
}
