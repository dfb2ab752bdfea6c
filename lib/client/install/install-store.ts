// Install state of this page; taps and browser events change it.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { runInstallEffects } from '@/lib/client/install/install-effects';
import { makeStore } from '@/lib/client/store/make-store';
import {
  type InstallEvent,
  type InstallState,
  installEffectsOf,
  stepInstall,
  toInstallStart,
} from '@/lib/shared/install/install-machine';

const IDLE = toInstallStart({ mayOffer: false, hasSteps: false, isInstalled: false });

const store = makeStore<InstallState>(IDLE);
let uiCount = 0;

export const subscribeInstall = store.subscribe;

export const getInstall = store.get;

/** Resets the flow to its start. */
export function resetInstall(start: InstallState = IDLE): void {
  store.set(start);
}

/** Applies an event with its effects; ignores events that the state does not expect. */
export function dispatchInstall(event: InstallEvent): void {
  const state = store.get();
  const next = stepInstall(state, event);
  if (next === state) return;
  // Effects come before the display: an immediate reload must see them.
  runInstallEffects(installEffectsOf(state, event));
  store.set(next);
}

/** Registers that this page can show prompt, coach and messages. Returns the unregister function. */
export function registerInstallUi(): () => void {
  uiCount += 1;
  return () => {
    uiCount -= 1;
  };
}

/** Returns whether a component shows the state. */
export function hasInstallUi(): boolean {
  return uiCount > 0;
}

/** Returns the install state of this page. */
export function useInstall(): InstallState {
  return useSyncExternalStore(subscribeInstall, getInstall, getInstall);
}
