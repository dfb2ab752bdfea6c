// State machine of one captcha: load (twice at most), show, end.

/** One retry. */
export const CAPTCHA_ATTEMPTS = 2;

/** Solved, closed by the player, not loaded, or failed after loading. */
export type CaptchaEnd = 'passed' | 'closed' | 'failed' | 'broken';

export type CaptchaPhase = 'idle' | 'loading' | 'ready' | 'shown' | CaptchaEnd;

/** `attempt` is 0 before the first load. */
export type CaptchaState = { readonly phase: CaptchaPhase; readonly attempt: number };

/** `loadFailed` is an error or time-out before the captcha is ready, `broke` an error afterwards. */
export type CaptchaEvent = 'start' | 'loaded' | 'loadFailed' | 'shown' | 'passed' | 'closed' | 'broke';

export const CAPTCHA_IDLE: CaptchaState = { phase: 'idle', attempt: 0 };

type Transitions = Partial<Record<CaptchaEvent, CaptchaPhase>>;

const START: Transitions = { start: 'loading' };
const MOVES: Readonly<Record<CaptchaPhase, Transitions>> = {
  idle: START,
  loading: { loaded: 'ready', loadFailed: 'failed', closed: 'closed' },
  ready: { shown: 'shown', closed: 'closed', broke: 'broken' },
  shown: { passed: 'passed', closed: 'closed', broke: 'broken' },
  passed: START,
  closed: START,
  failed: START,
  broken: START,
};

/** Returns the next state, or the same object when the event has no effect, such as a second start. */
export function stepCaptcha(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  const phase = MOVES[state.phase][event];
  if (phase === undefined) return state;
  if (event === 'start') return { phase, attempt: 1 };
  const isRetried = event === 'loadFailed' && state.attempt < CAPTCHA_ATTEMPTS;
  return isRetried ? { phase: 'loading', attempt: state.attempt + 1 } : { ...state, phase };
}

/** Returns the message key of a captcha that ended without a proof. */
export function captchaTextOf({ phase }: CaptchaState): string {
  if (phase === 'closed') return 'verify_first';
  return phase === 'failed' ? 'captcha_failed' : 'captcha_broken';
}
