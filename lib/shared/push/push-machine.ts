// How asking for push goes on: soft prompt, the browser's question, binding, or the tips after a no.
import type { PushPlan } from '@/lib/shared/push/push-plan';

/** `idle` before the plan is known; `asking` shows the modal; `waiting` the browser asks; `tips` shows how to allow it again. */
export type PushStep = 'idle' | 'asking' | 'waiting' | 'binding' | 'bound' | 'failed' | 'tips' | 'done';

/** Where the asking stands; `isWanted` after the player's own yes: then a failure is said. */
export type PushState = { readonly step: PushStep; readonly isWanted: boolean };

/** What can happen; `answered` carries the browser's word. */
export type PushEvent =
  | { readonly type: 'planned'; readonly plan: PushPlan }
  | { readonly type: 'agreed' | 'later' | 'bound' | 'failed' | 'closed' | 'left' | 'wanted' | 'ended' }
  | { readonly type: 'answered'; readonly permission: NotificationPermission };

/** Before anything is known. */
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

type Ways = Partial<Record<PushEvent['type'], PushStep>>;
const WAYS: Partial<Record<PushStep, Ways>> = {
  asking: { agreed: 'waiting', later: 'done' },
  binding: { bound: 'bound', failed: 'failed' },
  tips: { closed: 'done' },
};

/**
 * The next state; an event that does not belong to the step changes nothing. A member who leaves takes everything along; a tap on
 * the switch (`wanted`) asks the browser from anywhere, and `ended` is its counterpart.
 */
export function nextPush(state: PushState, event: PushEvent): PushState {
  if (event.type === 'left') return PUSH_IDLE;
  if (event.type === 'ended') return { step: 'done', isWanted: false };
  if (event.type === 'wanted') return { step: 'waiting', isWanted: true };
  if (event.type === 'planned')
    return state.step === 'idle' ? { step: PLANNED[event.plan], isWanted: false } : state;
  if (event.type === 'answered')
    return state.step === 'waiting' ? { ...state, step: ANSWERED[event.permission] } : state;
  const step = WAYS[state.step]?.[event.type];
  return step === undefined ? state : { step, isWanted: state.isWanted || event.type === 'agreed' };
}
