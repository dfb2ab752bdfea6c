// Unread count of customer service messages.
import 'client-only';

const listeners = new Set<() => void>();
let unread = 0;

/** Calls the listener when the count changes. Returns the unsubscribe function. */
export function subscribeUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the last known count; zero for visitors and before the first answer. */
export function getUnread(): number {
  return unread;
}

/** Stores a count; anything but a positive integer counts as zero. */
export function setUnread(count: number): void {
  const next = Number.isInteger(count) && count > 0 ? count : 0;
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}
