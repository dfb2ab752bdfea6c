// The events of this page, for subscribers that report them: a pixel that loads late hears the earlier ones too.
import 'client-only';
import type { TrackedEvent } from '@/lib/shared/track/event';

const MAX_KEPT = 50;

const happened: TrackedEvent[] = [];
const listeners = new Set<(event: TrackedEvent) => void>();

/** Names of the pixels that hear nothing yet; undefined: none does. */
type FindDeaf = () => readonly string[] | undefined;

let findDeaf: FindDeaf = () => undefined;

/** Adds an event and tells the listeners. */
export function addEvent(event: TrackedEvent): void {
  happened.push(event);
  if (happened.length > MAX_KEPT) happened.shift();
  for (const listener of listeners) listener(event);
}

/**
 * Hears the events of this page, the last 50 earlier ones first; returns the way to stop. `deaf` finds who, at the time it is asked, has heard
 * none of them although they were told: a pixel whose script is still to come.
 */
export function subscribeEvents(
  listener: (event: TrackedEvent) => void,
  deaf: FindDeaf = () => [],
): () => void {
  findDeaf = deaf;
  for (const event of happened) listener(event);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes out the events that were not reported to every pixel, each with those pixels: the next page may report them. */
export function takeUnheard(): TrackedEvent[] {
  const deaf = findDeaf();
  const taken = happened.splice(0);
  if (!deaf) return taken;
  const unheard = taken.map(({ only = deaf, ...event }) => ({
    ...event,
    only: only.filter((platform) => deaf.includes(platform)),
  }));
  return unheard.filter(({ only }) => only.length > 0);
}
