// The event sink; until it is set, events wait in storage.
import 'client-only';
import type { ReportedEvent } from '@/lib/shared/track/event';

/** Set by the delivery module. */
export const eventSink: { deliver?: (event: ReportedEvent) => void } = {};
