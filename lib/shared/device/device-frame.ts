// Message that the hidden device frame posts.
import { isDeviceId } from '@/lib/shared/device/device-id';

export const DEVICE_MESSAGE = 'DEVICE_ID';

/** The id, or undefined where this browser stores none. */
export type DeviceMessage = { readonly deviceId?: string };

/** Parses `{type:'DEVICE_ID', deviceId}` with 36 characters or an empty text, else undefined. */
export function parseDeviceMessage(data: unknown): DeviceMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, deviceId } = data as Record<string, unknown>;
  if (type !== DEVICE_MESSAGE) return undefined;
  if (deviceId === '') return {};
  return isDeviceId(deviceId) ? { deviceId } : undefined;
}
