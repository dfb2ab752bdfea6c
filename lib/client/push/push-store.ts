// Push state of this page, shared by prompt and settings switch.
import 'client-only';
import { makeStore } from '@/lib/client/store/make-store';
import { nextPush, PUSH_IDLE, type PushEvent, type PushState } from '@/lib/shared/push/push-machine';

const store = makeStore(PUSH_IDLE);

export const subscribePush = store.subscribe;

export const getPush = store.get;

/** Dispatches an event and returns the next state. */
export function notifyPush(event: PushEvent): PushState {
  store.set(nextPush(store.get(), event));
  return store.get();
}
