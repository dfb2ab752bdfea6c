'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { getAppMode } from '@/lib/client/device/app-mode';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import {
  acceptUpdate,
  getUpdatePhase,
  markUpdateShown,
  postponeUpdate,
  startUpdates,
  subscribeUpdate,
} from '@/lib/client/update/update-store';
import { UpdatePrompt } from './update-prompt';

/** Looks for updates, and asks once for each change whether to refresh, when no other prompt stands. */
export function UpdateTracker() {
  const phase = useSyncExternalStore(subscribeUpdate, getUpdatePhase, getUpdatePhase);
  const [mode] = useState(getAppMode);
  useEffect(startUpdates, []);
  const hasSlot = usePromptSlot('update', phase !== 'quiet');
  useEffect(() => {
    if (hasSlot && phase === 'due') markUpdateShown();
  }, [hasSlot, phase]);
  const isShown = hasSlot && (phase === 'open' || phase === 'refreshing');
  return (
    // It stands from the start: what is put into it later is read out.
    <div aria-live="polite">
      {isShown && (
        <UpdatePrompt
          isBusy={phase === 'refreshing'}
          isInstalled={mode === 'homescreen'}
          onLater={postponeUpdate}
          onRefresh={acceptUpdate}
        />
      )}
    </div>
  );
}
