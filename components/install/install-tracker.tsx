'use client';

import { useEffect } from 'react';
import { handleQueuedInstalls } from '@/lib/client/install/install-queue';
import { requestInstall } from '@/lib/client/install/request-install';
import { restartInstall, startInstall } from '@/lib/client/install/start-install';
import { trackFirstOpen } from '@/lib/client/install/track-first-open';
import { subscribeBreak } from '@/lib/client/safety/break-store';

/** Starts the way to the home screen, answers taps that want it, and tells of the first visit from there; it shows nothing. */
export function InstallTracker() {
  useEffect(() => {
    startInstall();
    trackFirstOpen();
    const stops = [handleQueuedInstalls(() => void requestInstall()), subscribeBreak(restartInstall)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
