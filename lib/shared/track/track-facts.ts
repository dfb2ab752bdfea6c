// Tracking settings of a merchant, as attributes of <html>.

import { type ConsentMode, parseConsentMode } from '@/lib/shared/consent/consent';
import { readJson, toRecord } from '@/lib/shared/is-record';

/** Vendors whose addresses the registry may override. */
export const TRACK_VENDORS = [
  'facebookPixel',
  'tiktokPixel',
  'kwaiPixel',
  'bigoPixel',
  'gtag',
  'gtm',
  'appsflyer',
  'adjust',
] as const;

export type TrackVendors = Partial<Record<(typeof TRACK_VENDORS)[number], string>>;

export type TrackFacts = {
  readonly consent: ConsentMode;
  readonly vendors: TrackVendors;
  /** Hosts whose cashier may report deposits (trustedHosts); a leading `*.` is allowed. */
  readonly trustedHosts: readonly string[];
  /** The provider lists a member's payments. */
  readonly hasPayments?: boolean;
  /** Adjust's event tokens by event; events without one are not sent. */
  readonly adjustEvents: Readonly<Record<string, string>>;
};

const isText = (one: unknown): one is string => typeof one === 'string';

function toTexts(raw: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(toRecord(raw)).filter((pair): pair is [string, string] => isText(pair[1])),
  );
}

/** Serialises the settings; empty ones are left out. */
export function buildTrackText(facts: TrackFacts): string {
  const vendors = Object.fromEntries(
    TRACK_VENDORS.filter((name) => facts.vendors[name]).map((name) => [name, facts.vendors[name]]),
  );
  const { consent, trustedHosts, adjustEvents, hasPayments } = facts;
  return JSON.stringify({
    consent,
    ...(Object.keys(vendors).length > 0 ? { vendors } : {}),
    ...(trustedHosts.length > 0 ? { trustedHosts } : {}),
    ...(hasPayments ? { hasPayments } : {}),
    ...(Object.keys(adjustEvents).length > 0 ? { adjustEvents } : {}),
  });
}

/** Parses the attribute; the strictest settings when missing or broken. */
export function parseTrackText(text: string | undefined): TrackFacts {
  const raw = toRecord(readJson(text));
  return {
    consent: parseConsentMode(raw.consent),
    vendors: toTexts(raw.vendors),
    ...(raw.hasPayments === true ? { hasPayments: true } : {}),
    trustedHosts: Array.isArray(raw.trustedHosts) ? raw.trustedHosts.filter(isText) : [],
    adjustEvents: toTexts(raw.adjustEvents),
  };
}
