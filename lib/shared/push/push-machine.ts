// State machine of push permission: soft prompt, browser prompt, binding, tips after a refusal.

import { iosVersionOf } from '@/lib/shared/device/environment';
import type { PushPlan } from '@/lib/shared/push/push-plan';

/** `asking` shows the modal; `waiting` waits for the browser; `tips` explains how to allow it again. */
export type PushStep = 'idle' | 'asking' | 'waiting' | 'binding' | 'bound' | 'failed' | 'tips' | 'done';

/** `isWanted`: the player asked for it, so failures are shown. */
export type PushState = { readonly step: PushStep; readonly isWanted: boolean };

/** `answered` carries the browser's permission. */
export type PushEvent =
  | { readonly type: 'planned'; readonly plan: PushPlan }
  | { readonly type: 'agreed' | 'later' | 'bound' | 'failed' | 'closed' | 'left' | 'wanted' | 'ended' }
  | { readonly type: 'answered'; readonly permission: NotificationPermission };

export const PUSH_IDLE: PushState = { step: 'idle', isWanted: false };

const PLANNED: Readonly<Record<PushPlan, PushStep>> = {
  ask: 'asking',
  bind: 'binding',
  keep: 'bound',
  none: 'done',
};
const ANSWERED: Readonly<Record<NotificationPermission, PushStep>> = {
  granted: 'binding',
  denied: 'tips',
  default: 'done',
};

type Transitions = Partial<Record<PushEvent['type'], PushStep>>;
const TRANSITIONS: Partial<Record<PushStep, Transitions>> = {
  asking: { agreed: 'waiting', later: 'done' },
  binding: { bound: 'bound', failed: 'failed' },
  tips: { closed: 'done' },
};

/** Returns the next state. Signing out resets it; `wanted` asks the browser from any step, `ended` reverts that. */
export function nextPush(state: PushState, event: PushEvent): PushState {
  if (event.type === 'left') return PUSH_IDLE;
  if (event.type === 'ended') return { step: 'done', isWanted: false };
  if (event.type === 'wanted') return { step: 'waiting', isWanted: true };
  if (event.type === 'planned')
    return state.step === 'idle' ? { step: PLANNED[event.plan], isWanted: false } : state;
  if (event.type === 'answered')
    return state.step === 'waiting' ? { ...state, step: ANSWERED[event.permission] } : state;
  const step = TRANSITIONS[state.step]?.[event.type];
  return step === undefined ? state : { step, isWanted: state.isWanted || event.type === 'agreed' };
}

/** Browsers with the same settings path. */
const TIP_KINDS = ['android', 'ios', 'firefox', 'safari', 'desktop'] as const;

type TipKind = (typeof TIP_KINDS)[number];

/** Returns the group of a User-Agent; `desktop` for unknown browsers. */
export function tipKindOf(userAgent: string): TipKind {
  if (iosVersionOf(userAgent) !== undefined) return 'ios';
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  if (/\bFirefox\//.test(userAgent)) return 'firefox';
  return /\bVersion\/[\d.]+ Safari\//.test(userAgent) ? 'safari' : 'desktop';
}
