// State machine of the installation: wait for the browser's prompt, offer, ask, install.

/** `coach` shows the steps of a browser without an install prompt. */
export type InstallPhase = 'waiting' | 'offered' | 'asking' | 'installing' | 'installed' | 'coach' | 'closed';

export type InstallStart = {
  /** Result of mayOfferInstall. */
  readonly mayOffer: boolean;
  /** The browser never prompts, but manual steps exist. */
  readonly hasSteps: boolean;
  /** Already on the home screen, or running from there. */
  readonly isInstalled: boolean;
};

export type InstallState = InstallStart & {
  readonly phase: InstallPhase;
  /** The deferred prompt is available; it works once. */
  readonly hasPrompt: boolean;
  /** No prompt came within 20 tries of 150 ms. */
  readonly isMissing: boolean;
  /** 1 s has passed since the start. */
  readonly isDue: boolean;
  /** The browser reported an installation, and has offered none since. */
  readonly isReported: boolean;
};

/** `missed`: no prompt came in time; `agreed` may come from anywhere, `left` from the app's link, `cancelled` from the prompt, `dismissed` from the browser. */
export type InstallEvent =
  | 'captured'
  | 'missed'
  | 'due'
  | 'agreed'
  | 'left'
  | 'cancelled'
  | 'accepted'
  | 'dismissed'
  | 'failed'
  | 'installed'
  | 'closed';

/** `skip`: no more prompts in this session; `count`: one more close; `mark`: installed. */
export type InstallEffect = 'skip' | 'count' | 'mark';

/** Creates the initial state. */
export function toInstallStart(facts: InstallStart): InstallState {
  return { ...facts, phase: 'waiting', hasPrompt: false, isMissing: false, isDue: false, isReported: false };
}

function toOffered(state: InstallState): InstallState {
  const isReady = state.mayOffer && state.isDue && (state.hasPrompt || state.hasSteps);
  return state.phase === 'waiting' && isReady ? { ...state, phase: 'offered' } : state;
}

function toAgreed(state: InstallState): InstallState {
  if (state.phase === 'asking' || state.phase === 'installing') return state;
  if (state.hasPrompt) return { ...state, phase: 'asking' };
  return { ...state, phase: state.isInstalled ? 'installed' : 'coach' };
}

function toInstalled(state: InstallState): InstallState {
  if (state.isReported) return state;
  const isOurs = state.phase === 'asking' || state.phase === 'installing';
  return {
    ...state,
    phase: isOurs ? 'installed' : 'closed',
    isInstalled: true,
    isReported: true,
    hasPrompt: false,
    mayOffer: false,
  };
}

function toAnswered(state: InstallState, phase: InstallPhase): InstallState {
  return state.phase === 'asking' ? { ...state, phase, hasPrompt: false } : state;
}

const NOTHING_OPEN: readonly InstallPhase[] = ['waiting', 'offered', 'asking', 'closed'];

const STEPS: Readonly<Record<InstallEvent, (state: InstallState) => InstallState>> = {
  captured: (state) => toOffered({ ...state, hasPrompt: true, isMissing: false, isReported: false }),
  missed: (state) => (state.hasPrompt || state.isMissing ? state : { ...state, isMissing: true }),
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

/** Returns the next state, or the same object when the event has no effect. */
export function stepInstall(state: InstallState, event: InstallEvent): InstallState {
  return STEPS[event](state);
}

const EFFECTS: Partial<Readonly<Record<InstallEvent, readonly InstallEffect[]>>> = {
  cancelled: ['skip', 'count'],
  dismissed: ['skip', 'count'],
  left: ['skip'],
  installed: ['mark'],
};

/** Returns the side effects of an event that changed the state; a guide is offered once per session. */
export function installEffectsOf({ phase }: InstallState, event: InstallEvent): readonly InstallEffect[] {
  if (event === 'closed') return phase === 'coach' ? ['skip'] : [];
  return EFFECTS[event] ?? [];
}
