'use client';

import { useEffect } from 'react';
import { prepareDeviceId } from '@/lib/client/device/device-id';
import { whenIdle, whenTouched } from '@/lib/client/page/when-idle';

/** Begins with the first touch: measuring the device takes a slow phone a third of a second, which no page may cost that is only looked at. */
function watchFirstTouch(): () => void {
  const end = new AbortController();
  let stop = (): void => undefined;
  void whenTouched(end.signal).then(() => {
    if (!end.signal.aborted) stop = whenIdle(prepareDeviceId);
  });
  return () => {
    end.abort();
    stop();
  };
}

/** Sees to the device id while the player types; it shows nothing and stands on pages that sign in or register (E9). */
export function DeviceWarmUp() {
  useEffect(watchFirstTouch, []);
  return null;
}
