'use client';

import { useEffect } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';
import { whenInteracted } from '@/lib/client/page/when-idle';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';

const ALONE_MS = 6_000;

async function prepare(): Promise<void> {
  const { prepareDeviceId } = await import('@/lib/client/device/device-id');
  prepareDeviceId();
}

/** Starts with the first touch or a long idle time: measuring takes a slow phone a third of a second. */
function watchFirstTouch(): () => void {
  const end = new AbortController();
  let stop = (): void => undefined;
  void withTimeLimit(whenInteracted(end.signal), ALONE_MS).then(() => {
    if (!end.signal.aborted) stop = loadWhenIdle(prepare);
  });
  return () => {
    end.abort();
    stop();
  };
}

/** Prepares the device id while the player types; renders nothing. */
export function DeviceIdPreloader() {
  useEffect(watchFirstTouch, []);
  return null;
}
