// An update of the site as a machine without a clock: checks, the one prompt for each change, and the refresh.
import { TIMING } from '@/lib/shared/constants';

/** `due`: a change that was not shown yet; `open`: the prompt stands; `refreshing`: the visitor said yes. */
export type UpdatePhase = 'quiet' | 'due' | 'open' | 'refreshing';

/** What can happen. */
export type UpdateEvent =
  /** The page began; a change may be left from a page on which its prompt had no turn. */
  | { readonly type: 'started'; readonly isDue: boolean }
  /** A check ended: what it found (nothing when it failed), and what the device knew by then. */
  | { readonly type: 'checked'; readonly found: string | undefined; readonly known: string | undefined }
  /** The prompt has its turn; `isOwed` is false when another tab has shown it meanwhile. */
  | { readonly type: 'stood'; readonly isOwed: boolean }
  | { readonly type: 'later' }
  | { readonly type: 'refresh' }
  /** The page that was left came back as it was, by the back button. */
  | { readonly type: 'returned' };

/** What is to be done beside the new phase. */
export type UpdateEffect = 'store' | 'owe' | 'update-worker' | 'settle' | 'refresh';

/** The phase after an event, and what is to be done. */
export type UpdateStep = { readonly phase: UpdatePhase; readonly effects: readonly UpdateEffect[] };

function check(phase: UpdatePhase, found: string | undefined, known: string | undefined): UpdateStep {
  if (found === undefined || found === known) return { phase, effects: [] };
  if (known === undefined) return { phase, effects: ['store'] };
  // A prompt that stands speaks for the newer change too.
  if (phase !== 'quiet' && phase !== 'due') return { phase, effects: ['store', 'update-worker'] };
  return { phase: 'due', effects: ['store', 'owe', 'update-worker'] };
}

/**
 * The phase after an event, with its effects: the first check only stores, a change is stored, updates the worker and prompts once on
 * the device; a failed check changes nothing; a second yes is ignored.
 */
export function stepUpdate(phase: UpdatePhase, event: UpdateEvent): UpdateStep {
  if (event.type === 'checked') return check(phase, event.found, event.known);
  if (event.type === 'started' && phase === 'quiet' && event.isDue) return { phase: 'due', effects: [] };
  if (event.type === 'stood' && phase === 'due')
    return event.isOwed ? { phase: 'open', effects: ['settle'] } : { phase: 'quiet', effects: [] };
  if (event.type === 'later' && phase === 'open') return { phase: 'quiet', effects: [] };
  if (event.type === 'refresh' && phase === 'open') return { phase: 'refreshing', effects: ['refresh'] };
  return { phase: event.type === 'returned' && phase === 'refreshing' ? 'quiet' : phase, effects: [] };
}

/** Whether an hour has gone by since the last check: a phone that slept missed its turns. A clock that was put back counts as well. */
export function isUpdateCheckDue(lastMs: number, nowMs: number): boolean {
  return nowMs < lastMs || nowMs - lastMs >= TIMING.assetHashEveryMs;
}
