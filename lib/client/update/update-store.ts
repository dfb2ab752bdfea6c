// Update state of this page, and the effects of each step on device and worker.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { makeStore } from '@/lib/client/store/make-store';
import { refreshPage } from '@/lib/client/update/refresh-page';
import { updateWorker } from '@/lib/client/update/update-worker';
import { watchAssets } from '@/lib/client/update/watch-assets';
import {
  stepUpdate,
  type UpdateEffect,
  type UpdateEvent,
  type UpdatePhase,
} from '@/lib/shared/update/update-machine';

const phase = makeStore<UpdatePhase>('quiet');

const EFFECTS: Readonly<Record<UpdateEffect, (event: UpdateEvent) => void>> = {
  store: (event) => {
    if (event.type === 'checked' && event.latest !== undefined) writeStored(STORED.assetHash, event.latest);
  },
  owe: () => void writeStored(STORED.updateOwed, '1'),
  'update-worker': () => void updateWorker(),
  settle: () => removeStored(STORED.updateOwed),
  refresh: () => void refreshPage(),
};

function dispatch(event: UpdateEvent): void {
  const step = stepUpdate(phase.get(), event);
  for (const effect of step.effects) EFFECTS[effect](event);
  phase.set(step.phase);
}

const isPromptDue = () => readStored(STORED.updateOwed) === '1';

export const subscribeUpdate = phase.subscribe;

export const getUpdatePhase = phase.get;

/** Marks the prompt as shown, unless another tab has shown it. */
export function markUpdateShown(): void {
  dispatch({ type: 'granted', isOwed: isPromptDue() });
}

/** Postpones the update until the next change. */
export function postponeUpdate(): void {
  dispatch({ type: 'later' });
}

/** Starts the refresh. */
export function acceptUpdate(): void {
  dispatch({ type: 'refresh' });
}

/** Starts update checks. Returns the stop function. */
export function startUpdates(): () => void {
  dispatch({ type: 'started', isDue: isPromptDue() });
  const stopWatching = watchAssets((hash) => {
    // Read late: another tab may have checked meanwhile.
    dispatch({ type: 'checked', latest: hash, known: readStored(STORED.assetHash) ?? undefined });
  });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) dispatch({ type: 'returned' });
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopWatching();
    window.removeEventListener('pageshow', onPageShow);
  };
}
