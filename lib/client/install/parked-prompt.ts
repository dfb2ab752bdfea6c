// The browser's deferred prompt to install, where the pre-paint script parked it.
import 'client-only';

declare global {
  interface Window {
    /** Set by the pre-paint script: the event whose prompt may be shown once. */
    mcInstall?: unknown;
    /** Set by the pre-paint script: the site was installed while this page stood. */
    mcInstalled?: number;
  }
}

type ParkedPrompt = { readonly prompt: () => unknown; readonly userChoice?: unknown };

/** How the browser's own prompt ended. */
export type PromptOutcome = 'accepted' | 'dismissed' | 'failed';

function isPrompt(value: unknown): value is ParkedPrompt {
  return (
    typeof value === 'object' && value !== null && 'prompt' in value && typeof value.prompt === 'function'
  );
}

function outcomeIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : undefined;
}

/** Whether a prompt is parked. */
export function hasParkedPrompt(): boolean {
  return isPrompt(window.mcInstall);
}

/**
 * Shows the browser's prompt and waits for its end; from a tap. A prompt serves once, so it is gone afterwards. Older browsers answer
 * by `userChoice` alone. Never throws: `failed` where there is none or the browser refuses.
 */
export async function askParkedPrompt(): Promise<PromptOutcome> {
  const parked = window.mcInstall;
  if (!isPrompt(parked)) return 'failed';
  window.mcInstall = undefined;
  try {
    const outcome = outcomeIn(await parked.prompt()) ?? outcomeIn(await parked.userChoice);
    return outcome === 'accepted' || outcome === 'dismissed' ? outcome : 'failed';
  } catch {
    return 'failed';
  }
}
