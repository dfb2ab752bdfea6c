// Where the update of this page stands, and what each step does to device and worker.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { refreshPage } from '@/lib/client/update/refresh-page';
import { updateWorker } from '@/lib/client/update/update-worker';
import { watchAssets } from '@/lib/client/update/watch-assets';
import {
  stepUpdate,
  type UpdateEffect,
  type UpdateEvent,
  type UpdatePhase,
} from '@/lib/shared/update/update-machine';

const listeners = new Set<() => void>();
let phase: UpdatePhase = 'quiet';

const EFFECTS: Readonly<Record<UpdateEffect, (event: UpdateEvent) => void>> = {
  store: (event) => {
    if (event.type === 'checked' && event.found !== undefined) writeStored(STORED.assetHash, event.found);
  },
  owe: () => void writeStored(STORED.updateOwed, '1'),
  'update-worker': () => void updateWorker(),
  settle: () => removeStored(STORED.updateOwed),
  refresh: () => void refreshPage(),
};

function tell(event: UpdateEvent): void {
  const step = stepUpdate(phase, event);
  for (const effect of step.effects) EFFECTS[effect](event);
  if (step.phase === phase) return;
  phase = step.phase;
  for (const listener of listeners) listener();
}

const isOwed = () => readStored(STORED.updateOwed) === '1';

/** Tells a component when the phase changes; returns the way to stop. */
export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the update stands. */
export function getUpdatePhase(): UpdatePhase {
  return phase;
}

/** The prompt has its turn. Where another tab has shown it meanwhile, it stays away. */
export function standUpdate(): void {
  tell({ type: 'stood', isOwed: isOwed() });
}

/** Puts the update off: the prompt comes back with the next change only. */
export function putOffUpdate(): void {
  tell({ type: 'later' });
}

/** The visitor wants the new version: the page comes anew after 200 ms. */
export function takeUpdate(): void {
  tell({ type: 'refresh' });
}

/** Starts the checks of this page; returns the way to stop. */
export function startUpdates(): () => void {
  tell({ type: 'started', isDue: isOwed() });
  const stopWatching = watchAssets((found) => {
    // Read as late as can be: another tab may have checked meanwhile.
    tell({ type: 'checked', found, known: readStored(STORED.assetHash) ?? undefined });
  });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell({ type: 'returned' });
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopWatching();
    window.removeEventListener('pageshow', onPageShow);
  };
}
