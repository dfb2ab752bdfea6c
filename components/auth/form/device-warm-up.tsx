'use client';

import { useEffect } from 'react';
import { prepareDeviceId } from '@/lib/client/device/device-id';
import { whenIdle } from '@/lib/client/page/when-idle';

/** Sees to the device id while the player still types; it shows nothing and stands on pages that sign in or register (E9). */
export function DeviceWarmUp() {
  useEffect(() => whenIdle(prepareDeviceId), []);
  return null;
}
