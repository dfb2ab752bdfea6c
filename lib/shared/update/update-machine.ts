// State machine of site updates: checks, one prompt per change, refresh.
import { ASSET_HASH_EVERY_MS } from '@/lib/shared/constants';

/** `due`: a change was found; `open`: the prompt shows; `refreshing`: accepted. */
export type UpdatePhase = 'quiet' | 'due' | 'open' | 'refreshing';

export type UpdateEvent =
  /** A change may be due from a page that did not show its prompt. */
  | { readonly type: 'started'; readonly isDue: boolean }
  /** `latest` is empty after a failed check; `known` is the stored hash. */
  | { readonly type: 'checked'; readonly latest: string | undefined; readonly known: string | undefined }
  /** The prompt has its slot; `isOwed` is false when another tab has shown it. */
  | { readonly type: 'granted'; readonly isOwed: boolean }
  | { readonly type: 'later' }
  | { readonly type: 'refresh' }
  /** Restored from the back/forward cache. */
  | { readonly type: 'returned' };

export type UpdateEffect = 'store' | 'owe' | 'update-worker' | 'settle' | 'refresh';

export type UpdateStep = { readonly phase: UpdatePhase; readonly effects: readonly UpdateEffect[] };

function check(phase: UpdatePhase, latest: string | undefined, known: string | undefined): UpdateStep {
  if (latest === undefined || latest === known) return { phase, effects: [] };
  if (known === undefined) return { phase, effects: ['store'] };
  // An open prompt covers the newer change too.
  if (phase !== 'quiet' && phase !== 'due') return { phase, effects: ['store', 'update-worker'] };
  return { phase: 'due', effects: ['store', 'owe', 'update-worker'] };
}

/** Returns the phase and effects: the first check only stores, a change prompts once per device, a failed check is ignored. */
export function stepUpdate(phase: UpdatePhase, event: UpdateEvent): UpdateStep {
  if (event.type === 'checked') return check(phase, event.latest, event.known);
  if (event.type === 'started' && phase === 'quiet' && event.isDue) return { phase: 'due', effects: [] };
  if (event.type === 'granted' && phase === 'due')
    return event.isOwed ? { phase: 'open', effects: ['settle'] } : { phase: 'quiet', effects: [] };
  if (event.type === 'later' && phase === 'open') return { phase: 'quiet', effects: [] };
  if (event.type === 'refresh' && phase === 'open') return { phase: 'refreshing', effects: ['refresh'] };
  return { phase: event.type === 'returned' && phase === 'refreshing' ? 'quiet' : phase, effects: [] };
}

/** Returns whether an hour has passed since the last check; a clock set back counts too. */
export function isUpdateCheckDue(lastMs: number, nowMs: number): boolean {
  return nowMs < lastMs || nowMs - lastMs >= ASSET_HASH_EVERY_MS;
}
