// The way of the site to the home screen as a machine without a clock: wait for the browser's prompt, offer, ask, install.
import { TIMING } from '@/lib/shared/constants';

/** Where the installation stands; `coach` shows the steps of a browser that has no prompt to give. */
export type InstallPhase = 'waiting' | 'offered' | 'asking' | 'installing' | 'installed' | 'coach' | 'closed';

/** What is known when the flow starts. */
export type InstallStart = {
  /** The prompt may come unasked (mayOfferInstall). */
  readonly mayOffer: boolean;
  /** This browser never has a prompt, and its own steps lead to the home screen. */
  readonly hasSteps: boolean;
  /** The site is on the home screen already, or runs from there. */
  readonly isInstalled: boolean;
};

/** The phase and what led to it. */
export type InstallState = InstallStart & {
  readonly phase: InstallPhase;
  /** The browser's deferred prompt is there to be used, once. */
  readonly hasPrompt: boolean;
  /** The missing-deferred-prompt flag: it did not come within 20 tries of 150 ms. */
  readonly isMissing: boolean;
  readonly tries: number;
  /** 1 s has gone by since the start. */
  readonly isDue: boolean;
};

/** What can happen; `agreed` may come from anywhere on the page, `left` is for the app's link, `cancelled` from the prompt, `dismissed` is the browser's own no. */
export type InstallEvent =
  | 'captured'
  | 'tried'
  | 'due'
  | 'agreed'
  | 'left'
  | 'cancelled'
  | 'accepted'
  | 'dismissed'
  | 'failed'
  | 'installed'
  | 'closed';

/** What an event leaves behind: no more prompts in this session, one more close counted, the marks of an installed site. */
export type InstallEffect = 'skip' | 'count' | 'mark';

/** The flow at its start. */
export function toInstallStart(facts: InstallStart): InstallState {
  return { ...facts, phase: 'waiting', hasPrompt: false, isMissing: false, tries: 0, isDue: false };
}

function toOffered(state: InstallState): InstallState {
  const isReady = state.mayOffer && state.isDue && (state.hasPrompt || state.hasSteps);
  return state.phase === 'waiting' && isReady ? { ...state, phase: 'offered' } : state;
}

function toTried(state: InstallState): InstallState {
  if (state.hasPrompt || state.isMissing) return state;
  const tries = state.tries + 1;
  return { ...state, tries, isMissing: tries >= TIMING.installPromptTries };
}

function toAgreed(state: InstallState): InstallState {
  if (state.phase === 'asking' || state.phase === 'installing') return state;
  if (state.hasPrompt) return { ...state, phase: 'asking' };
  return { ...state, phase: state.isInstalled ? 'installed' : 'coach' };
}

function toInstalled(state: InstallState): InstallState {
  if (state.isInstalled) return state;
  const isOurs = state.phase === 'asking' || state.phase === 'installing';
  return {
    ...state,
    phase: isOurs ? 'installed' : 'closed',
    isInstalled: true,
    hasPrompt: false,
    mayOffer: false,
  };
}

function toAnswered(state: InstallState, phase: InstallPhase): InstallState {
  return state.phase === 'asking' ? { ...state, phase, hasPrompt: false } : state;
}

const NOTHING_OPEN: readonly InstallPhase[] = ['waiting', 'offered', 'asking', 'closed'];

const STEPS: Readonly<Record<InstallEvent, (state: InstallState) => InstallState>> = {
  captured: (state) => toOffered({ ...state, hasPrompt: true, isMissing: false }),
  tried: toTried,
  due: (state) => toOffered({ ...state, isDue: true }),
  agreed: toAgreed,
  left: (state) => (state.phase === 'offered' ? { ...state, phase: 'closed' } : state),
  cancelled: (state) => (state.phase === 'offered' ? { ...state, phase: 'closed' } : state),
  accepted: (state) => toAnswered(state, 'installing'),
  dismissed: (state) => toAnswered(state, 'closed'),
  failed: (state) => toAnswered(state, 'coach'),
  installed: toInstalled,
  closed: (state) => (NOTHING_OPEN.includes(state.phase) ? state : { ...state, phase: 'closed' }),
};

/** The state after an event; the same object when the event means nothing now, so that a caller can tell. */
export function stepInstall(state: InstallState, event: InstallEvent): InstallState {
  return STEPS[event](state);
}

const EFFECTS: Partial<Readonly<Record<InstallEvent, readonly InstallEffect[]>>> = {
  cancelled: ['skip', 'count'],
  dismissed: ['skip', 'count'],
  left: ['skip'],
  installed: ['mark'],
};

/** What an event leaves behind that changed this state; a guide that was read is not offered again in the session. */
export function installEffectsOf({ phase }: InstallState, event: InstallEvent): readonly InstallEffect[] {
  if (event === 'closed') return phase === 'coach' ? ['skip'] : [];
  return EFFECTS[event] ?? [];
}
