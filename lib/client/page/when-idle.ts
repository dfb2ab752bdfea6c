// Puts work off until the page has nothing better to do, or is used.
import 'client-only';

const LATEST_MS = 2_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Runs the task when the browser is idle, after `latestMs` (2 s unless told) at the latest; returns the way to call it off. Safari has no
 * idle callback: there it waits a tenth of that.
 */
export function whenIdle(task: () => void, latestMs = LATEST_MS): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, { timeout: latestMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, latestMs / 10);
  return () => clearTimeout(timer);
}

/** Resolves with the first touch of the page, one that has been included; never, once `end` says so. */
export function whenTouched(end: AbortSignal): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const options = { capture: true, passive: true, signal: end } as const;
    for (const name of TOUCHES) window.addEventListener(name, () => resolve(), options);
  });
}
