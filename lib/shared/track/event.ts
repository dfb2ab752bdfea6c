// Tracked events of this site.

/** Names of events and their fields. */
export const EVENT_NAMES = [
  'firstOpen',
  'registerSubmit',
  'register',
  'depositSubmit',
  'firstDeposit',
  'withdraw',
  'deposit',
  'redeposit',
  'firstDepositArrival',
  'startTrial',
  'login',
  'viewContent',
  'downloadApp',
  'gameLaunch',
  'a2hsInstalled',
  'a2hsFirstOpen',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

export type EventPayload = {
  readonly revenue?: number;
  readonly amount?: number;
  readonly value?: number;
  readonly currency?: string;
  readonly vendor?: string;
  readonly gameCode?: string;
};

export type TrackedEvent = {
  readonly name: EventName;
  /** The same for the browser's and the server's copy, for deduplication. */
  readonly eventId: string;
  readonly payload: EventPayload;
  /** Pixels still to notify, when the previous page reached only some. */
  readonly only?: readonly string[];
};

/** The name goes to the provider's server only, never to a pixel. */
export type Customer = { readonly customerId: string; readonly customerName: string };

export type ReportedEvent = TrackedEvent & {
  /** Epoch ms. */
  readonly time: number;
  readonly customer?: Customer;
};

const NAMES: ReadonlySet<unknown> = new Set(EVENT_NAMES);

/** Returns whether a text names an event. */
export function isEventName(raw: unknown): raw is EventName {
  return NAMES.has(raw);
}
