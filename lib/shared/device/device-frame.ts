// Message that the hidden device frame posts.
import { isDeviceId } from '@/lib/shared/device/device-id';
import { toRecord } from '@/lib/shared/is-record';

export const DEVICE_MESSAGE = 'DEVICE_ID';

/** The id, or undefined where this browser stores none. */
export type DeviceMessage = { readonly deviceId?: string };

/** Parses `{type:'DEVICE_ID', deviceId}` with 36 characters or an empty text, else undefined. */
export function parseDeviceMessage(data: unknown): DeviceMessage | undefined {
  const { type, deviceId } = toRecord(data);
  if (type !== DEVICE_MESSAGE) return undefined;
  if (deviceId === '') return {};
  return isDeviceId(deviceId) ? { deviceId } : undefined;
}
