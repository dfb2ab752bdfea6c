// Push state of this page, shared by prompt and settings switch.
import 'client-only';
import { nextPush, PUSH_IDLE, type PushEvent, type PushState } from '@/lib/shared/push/push-machine';

const listeners = new Set<() => void>();
let current = PUSH_IDLE;

/** Calls the listener when the state changes. Returns the unsubscribe function. */
export function subscribePush(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the state; the same object until it changes. */
export function getPush(): PushState {
  return current;
}

/** Dispatches an event and returns the next state. */
export function notifyPush(event: PushEvent): PushState {
  const next = nextPush(current, event);
  if (next === current) return current;
  current = next;
  for (const listener of listeners) listener();
  return current;
}
