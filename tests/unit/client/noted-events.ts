// What a page of a test has noted for the provider's tracking; its late parts, which tell it, do not stand there.
import { parseDueEvents } from '@/lib/shared/track/due-events';

/** The events that wait, in their order. */
export const notedEvents = () => parseDueEvents(sessionStorage.getItem('mc_events_due'));

/** Their names. */
export const notedNames = () => notedEvents().map(({ name }) => name);
