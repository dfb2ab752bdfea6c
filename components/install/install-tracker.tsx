'use client';

import { useEffect, useState } from 'react';
import { useRecents } from '@/lib/client/game/recents';
import { handleQueuedInstalls } from '@/lib/client/install/install-queue';
import { requestInstall } from '@/lib/client/install/request-install';
import { restartInstall, startInstall } from '@/lib/client/install/start-install';
import { trackFirstOpen } from '@/lib/client/install/track-first-open';
import { subscribeBreak } from '@/lib/client/safety/break-store';

/** Starts the installation, handles its buttons, and reports the first visit from the home screen; renders nothing. */
export function InstallTracker() {
  const hasPlayed = useRecents().length > 0;
  const [hadPlayed] = useState(hasPlayed);
  useEffect(() => {
    startInstall();
    trackFirstOpen();
    const stops = [handleQueuedInstalls(() => void requestInstall()), subscribeBreak(restartInstall)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    if (hasPlayed && !hadPlayed) restartInstall();
  }, [hasPlayed, hadPlayed]);
  return null;
}
