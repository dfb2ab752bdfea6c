// A tap that wants the site installed, for pages whose first load has no room for what installs it.
import 'client-only';

let answer: (() => void) | undefined;
let isOpen = false;

function settle(): void {
  if (!answer || !isOpen) return;
  isOpen = false;
  answer();
}

/** Asks for the installation; a tap that is earlier than what answers it waits for it. */
export function wantInstall(): void {
  isOpen = true;
  settle();
}

/** Whether a tap still waits. */
export function isInstallWanted(): boolean {
  return isOpen;
}

/** Answers taps from now on, one that waits at once; returns the way to stop. */
export function answerInstallWants(by: () => void): () => void {
  answer = by;
  settle();
  return () => {
    answer = undefined;
  };
}
