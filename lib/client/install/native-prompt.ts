// The browser's deferred install prompt, saved by the pre-paint script.
import 'client-only';
import { toRecord } from '@/lib/shared/is-record';

declare global {
  interface Window {
    /** Set by the pre-paint script: the event, whose prompt works once. */
    mcInstall?: unknown;
    /** Set by the pre-paint script when the site is installed from this page. */
    mcInstalled?: number;
  }
}

type ParkedPrompt = { readonly prompt: () => unknown; readonly userChoice?: unknown };

export type PromptOutcome = 'accepted' | 'dismissed' | 'failed';

function isPrompt(value: unknown): value is ParkedPrompt {
  return typeof toRecord(value).prompt === 'function';
}

const outcomeIn = (answer: unknown): unknown => toRecord(answer).outcome;

/** Returns whether a prompt is available. */
export function hasNativePrompt(): boolean {
  return isPrompt(window.mcInstall);
}

/** Shows the browser's prompt, in a tap; `failed` without one. Never throws. */
export async function showNativePrompt(): Promise<PromptOutcome> {
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
