// Install requests by tap, for pages that do not load the install code.
import 'client-only';

let handler: (() => void) | undefined;
let isQueued = false;

function settle(): void {
  if (!handler || !isQueued) return;
  isQueued = false;
  handler();
}

/** Requests the installation; the request waits until a handler registers. */
export function queueInstall(): void {
  isQueued = true;
  settle();
}

/** Returns whether a request is pending. */
export function isInstallQueued(): boolean {
  return isQueued;
}

/** Registers the handler and runs a pending request. Returns the unregister function. */
export function handleQueuedInstalls(install: () => void): () => void {
  handler = install;
  settle();
  return () => {
    handler = undefined;
  };
}
