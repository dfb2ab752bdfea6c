'use client';

import { useEffect } from 'react';
import { prepareDeviceId } from '@/lib/client/device/device-id';
import { whenIdle, whenInteracted } from '@/lib/client/page/when-idle';
import { within } from '@/lib/client/page/with-time-limit';

const ALONE_MS = 6_000;

/** Begins with the first touch, or once the page has long been quiet: measuring the device takes a slow phone a third of a second, which no first load may cost. */
function watchFirstTouch(): () => void {
  const end = new AbortController();
  let stop = (): void => undefined;
  void within(whenInteracted(end.signal), ALONE_MS).then(() => {
    if (!end.signal.aborted) stop = whenIdle(prepareDeviceId);
  });
  return () => {
    end.abort();
    stop();
  };
}

/** Sees to the device id while the player types; it shows nothing and stands on pages that sign in or register. */
export function DeviceIdPreloader() {
  useEffect(watchFirstTouch, []);
  return null;
}
