'use client';

import { usePathname } from 'next/navigation';
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
import { isUpdateWelcome } from '@/lib/shared/update/refresh-place';
import { UpdatePrompt } from './update-prompt';

/** Checks for updates, and prompts once for each change when neither a form nor another prompt is open. */
export function UpdateTracker() {
  const phase = useSyncExternalStore(subscribeUpdate, getUpdatePhase, getUpdatePhase);
  const [mode] = useState(getAppMode);
  useEffect(startUpdates, []);
  const isWelcome = isUpdateWelcome(usePathname());
  const hasSlot = usePromptSlot('update', isWelcome && phase !== 'quiet');
  useEffect(() => {
    if (hasSlot && phase === 'due') markUpdateShown();
  }, [hasSlot, phase]);
  const isShown = hasSlot && (phase === 'open' || phase === 'refreshing');
  return (
    // Mounted from the start: a live region announces only what is added later.
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
