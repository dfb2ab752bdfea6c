// Events of this page; subscribers also receive earlier ones.
import 'client-only';
import type { TrackedEvent } from '@/lib/shared/track/event';

const MAX_EVENTS = 50;

const happened: TrackedEvent[] = [];
const listeners = new Set<(event: TrackedEvent) => void>();

/** Returns the pixels that cannot receive yet; undefined means all. */
type ListPending = () => readonly string[] | undefined;

let listPending: ListPending = () => undefined;

/** Adds an event and notifies listeners. */
export function addEvent(event: TrackedEvent): void {
  happened.push(event);
  if (happened.length > MAX_EVENTS) happened.shift();
  for (const listener of listeners) listener(event);
}

/** Subscribes to events, replaying the last 50. The callback returns pixels that cannot receive yet. */
export function subscribeEvents(
  listener: (event: TrackedEvent) => void,
  findPending: ListPending = () => [],
): () => void {
  listPending = findPending;
  for (const event of happened) listener(event);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes and returns events that some pixels missed, with those pixels, for the next page. */
export function takeUnreceivedEvents(): TrackedEvent[] {
  const pending = listPending();
  const taken = happened.splice(0);
  if (!pending) return taken;
  const unreceived = taken.map(({ only = pending, ...event }) => ({
    ...event,
    only: only.filter((platform) => pending.includes(platform)),
  }));
  return unreceived.filter(({ only }) => only.length > 0);
}
