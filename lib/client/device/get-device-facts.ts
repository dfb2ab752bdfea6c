import 'client-only';
import { getAppMode, isStandalone } from '@/lib/client/device/app-mode';
import { getDeviceId } from '@/lib/client/device/device-id';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { type DeviceFacts, loginDeviceOf } from '@/lib/shared/auth/build-login-request';

/** Returns the device kind and id; waits up to 1.5 s for the id and always gives one. Never throws. */
export async function getDeviceFacts(): Promise<DeviceFacts> {
  const { userAgent, maxTouchPoints } = window.navigator;
  const device = loginDeviceOf({
    userAgent,
    maxTouchPoints,
    isStandalone: isStandalone(),
    isWebclip: readStored(STORED.webclip) === '1',
  });
  const isNative = getAppMode() === 'native';
  return { device, loginDeviceId: await getDeviceId(), isOfficialAppLogin: isNative ? true : undefined };
}
