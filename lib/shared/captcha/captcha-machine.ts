// The life of one security check as a machine without a clock: load (twice at most), show, end.

/** How often a check is loaded before it is given up: one retry. */
export const CAPTCHA_ATTEMPTS = 2;

/** How a check ends: solved, closed (or the page left), never loaded, or broken off after it was there. */
export type CaptchaEnd = 'passed' | 'closed' | 'failed' | 'broken';

/** Where a check stands; after an end another may start. */
export type CaptchaPhase = 'idle' | 'loading' | 'ready' | 'shown' | CaptchaEnd;

/** The phase, and which attempt to load it belongs to (0 before the first). */
export type CaptchaState = { readonly phase: CaptchaPhase; readonly attempt: number };

/** What can happen; `loadFailed` is a missing script, an error or too long a wait before it is ready, `broke` an error afterwards. */
export type CaptchaEvent = 'start' | 'loaded' | 'loadFailed' | 'shown' | 'passed' | 'closed' | 'broke';

/** No check has run yet. */
export const CAPTCHA_IDLE: CaptchaState = { phase: 'idle', attempt: 0 };

type Moves = Partial<Record<CaptchaEvent, CaptchaPhase>>;

const START: Moves = { start: 'loading' };
const MOVES: Readonly<Record<CaptchaPhase, Moves>> = {
  idle: START,
  loading: { loaded: 'ready', loadFailed: 'failed', closed: 'closed' },
  ready: { shown: 'shown', closed: 'closed', broke: 'broken' },
  shown: { passed: 'passed', closed: 'closed', broke: 'broken' },
  passed: START,
  closed: START,
  failed: START,
  broken: START,
};

/**
 * The state after an event; the same object when the event means nothing now, so that a caller can tell. A start while a
 * check runs is such an event: it is the second one that is refused as too fast.
 */
export function stepCaptcha(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  const phase = MOVES[state.phase][event];
  if (phase === undefined) return state;
  if (event === 'start') return { phase, attempt: 1 };
  const isRetried = event === 'loadFailed' && state.attempt < CAPTCHA_ATTEMPTS;
  return isRetried ? { phase: 'loading', attempt: state.attempt + 1 } : { ...state, phase };
}

/** The key of the message for a check that ended without a proof; closing it asks to verify first. */
export function captchaTextOf({ phase }: CaptchaState): string {
  if (phase === 'closed') return 'verify_first';
  return phase === 'failed' ? 'captcha_failed' : 'captcha_broken';
}
