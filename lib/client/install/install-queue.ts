// Install requests by tap, for pages that do not load the install code.
import 'client-only';

let answer: (() => void) | undefined;
let isOpen = false;

function settle(): void {
  if (!answer || !isOpen) return;
  isOpen = false;
  answer();
}

/** Requests the installation; the request waits until a handler registers. */
export function queueInstall(): void {
  isOpen = true;
  settle();
}

/** Returns whether a request is pending. */
export function isInstallQueued(): boolean {
  return isOpen;
}

/** Registers the handler and runs a pending request. Returns the unregister function. */
export function handleQueuedInstalls(by: () => void): () => void {
  answer = by;
  settle();
  return () => {
    answer = undefined;
  };
}
