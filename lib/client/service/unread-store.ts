// How many messages of customer service wait unread; the badge shows it, the watcher keeps it true.
import 'client-only';

const listeners = new Set<() => void>();
let unread = 0;

/** Tells a component when the count changes; returns the way to stop. */
export function subscribeUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The count as last heard; zero for a visitor and until the provider has said it. */
export function getUnread(): number {
  return unread;
}

/** Keeps a count; what is no positive whole number counts as none. */
export function setUnread(count: number): void {
  const next = Number.isInteger(count) && count > 0 ? count : 0;
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}
