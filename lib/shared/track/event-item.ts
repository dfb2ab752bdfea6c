import type { ReportedEvent } from '@/lib/shared/track/event';

export type EventSurroundings = {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly isGranted: boolean;
  readonly pixelTrack?: Readonly<Record<string, string>>;
};

/** Builds an item of `events`. Customer id and name go to no pixel; ad and click ids need consent. */
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
