// One event as the provider's server reads it.
import type { ReportedEvent } from '@/lib/shared/track/event';

/** What is sent with each event: where the player comes from, and what he said about being measured. */
export type EventSurroundings = {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly isGranted: boolean;
  /** Ad and click ids. */
  readonly pixelTrack?: Readonly<Record<string, string>>;
};

/**
 * Builds the item of the JSON text `events`. Customer id and name are told here and to no pixel; ad and click ids only with
 * the visitor's consent. What is not known is left out.
 */
export function buildEventItem(event: ReportedEvent, around: EventSurroundings): Record<string, unknown> {
  const { affiliateCode, referralCode, isGranted, pixelTrack } = around;
  return {
    ...event.payload,
    name: event.name,
    eventId: event.eventId,
    time: new Date(event.time).toISOString(),
    ...event.customer,
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(referralCode === undefined ? {} : { referralCode }),
    consent: isGranted ? 'granted' : 'denied',
    ...(isGranted && pixelTrack !== undefined ? { pixelTrack } : {}),
  };
}
