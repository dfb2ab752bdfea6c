// Events that a test's page has recorded for the provider; the deferred widgets, which send them, are not loaded.
import { parseDueEvents } from '@/lib/shared/track/due-events';

/** The events that wait, in their order. */
export const notedEvents = () => parseDueEvents(sessionStorage.getItem('mc_events_due'));

/** Their names. */
export const notedNames = () => notedEvents().map(({ name }) => name);
