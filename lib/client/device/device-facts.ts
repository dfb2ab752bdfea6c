// What this device may say of itself in a login (E6).
import 'client-only';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import type { DeviceFacts } from '@/lib/shared/auth/build-login-request';
import { loginDeviceOf } from '@/lib/shared/auth/login-device';
import { DEVICE_ID_LENGTH } from '@/lib/shared/constants';

/** The kind of device and its id as far as they are known (E6, E9); an id of another length than 36 is none. */
export function getDeviceFacts(): DeviceFacts {
  const { userAgent, maxTouchPoints } = window.navigator;
  const id = readStored(STORED.deviceId);
  return {
    device: loginDeviceOf({
      userAgent,
      maxTouchPoints,
      isStandalone: isStandalone(),
      isWebclip: readStored(STORED.webclip) === '1',
    }),
    loginDeviceId: id?.length === DEVICE_ID_LENGTH ? id : undefined,
  };
}
