// The events of this page, for whoever tells somebody of them: a pixel that loads late hears the earlier ones too.
import 'client-only';
import type { TrackedEvent } from '@/lib/shared/track/event';

const MAX_KEPT = 50;

const happened: TrackedEvent[] = [];
const listeners = new Set<(event: TrackedEvent) => void>();
let hasListened = false;

/** Adds an event and tells the listeners. */
export function addEvent(event: TrackedEvent): void {
  happened.push(event);
  if (happened.length > MAX_KEPT) happened.shift();
  for (const listener of listeners) listener(event);
}

/** Hears the events of this page, the last 50 earlier ones first; returns the way to stop. */
export function hearEvents(listener: (event: TrackedEvent) => void): () => void {
  hasListened = true;
  for (const event of happened) listener(event);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes out the events of a page on which nobody has ever listened: the next one may tell them. */
export function takeUnheard(): TrackedEvent[] {
  return hasListened ? [] : happened.splice(0);
}
