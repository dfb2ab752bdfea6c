// Where the asking for push stands on this page; the prompt and the switch of the settings share it.
import 'client-only';
import { nextPush, PUSH_IDLE, type PushEvent, type PushState } from '@/lib/shared/push/push-machine';

const listeners = new Set<() => void>();
let current = PUSH_IDLE;

/** Tells a component when it changes; returns the way to stop. */
export function subscribePush(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state now; the same object until it changes. */
export function getPush(): PushState {
  return current;
}

/** Says what happened, and gives the state that follows. */
export function notifyPush(event: PushEvent): PushState {
  const next = nextPush(current, event);
  if (next === current) return current;
  current = next;
  for (const listener of listeners) listener();
  return current;
}
