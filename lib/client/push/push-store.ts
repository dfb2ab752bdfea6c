// Push state of this page, shared by prompt and settings switch.
import 'client-only';
import { makeStore } from '@/lib/client/store/make-store';
import { nextPush, PUSH_IDLE, type PushEvent, type PushState } from '@/lib/shared/push/push-machine';

const store = makeStore(PUSH_IDLE);

/** Calls the listener when the state changes. Returns the unsubscribe function. */
export const subscribePush = store.subscribe;

/** Returns the state; the same object until it changes. */
export const getPush = store.get;

/** Dispatches an event and returns the next state. */
export function notifyPush(event: PushEvent): PushState {
  store.set(nextPush(store.get(), event));
  return store.get();
}
