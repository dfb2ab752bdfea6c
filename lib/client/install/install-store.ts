// Where the installation of the site stands on this page; components show it, taps and the browser's events move it.
import 'client-only';
import { runInstallEffects } from '@/lib/client/install/install-effects';
import {
  type InstallEvent,
  type InstallState,
  installEffectsOf,
  stepInstall,
  toInstallStart,
} from '@/lib/shared/install/install-machine';

/** Before the flow starts: nothing is offered. */
const IDLE = toInstallStart({ mayOffer: false, hasSteps: false, isInstalled: false });

const listeners = new Set<() => void>();
let state: InstallState = IDLE;
let attendants = 0;

/** Tells a component when the state changes; returns the way to stop. */
export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state; the same object until it changes. */
export function getInstall(): InstallState {
  return state;
}

function publish(next: InstallState): void {
  state = next;
  for (const listener of [...listeners]) listener();
}

/** Puts the flow to its start. */
export function resetInstall(start: InstallState = IDLE): void {
  publish(start);
}

/** Lets an event happen, with what it leaves behind; one that means nothing now changes nothing. */
export function sendInstall(event: InstallEvent): void {
  const next = stepInstall(state, event);
  if (next === state) return;
  // Marks come before what the page shows: a reload at once must find them.
  runInstallEffects(installEffectsOf(state, event));
  publish(next);
}

/** Says that prompt, coach and messages can be shown on this page from now on; returns the way to withdraw it. */
export function attendInstall(): () => void {
  attendants += 1;
  return () => {
    attendants -= 1;
  };
}

/** Whether anybody shows what the state says. */
export function isInstallAttended(): boolean {
  return attendants > 0;
}
