// The events that this site tells of, and what one consists of.

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

/** One of the names. */
export type EventName = (typeof EVENT_NAMES)[number];

/** What is known of an event besides its name and the customer: money, and what belongs to a game. */
export type EventPayload = {
  readonly revenue?: number;
  readonly amount?: number;
  readonly value?: number;
  readonly currency?: string;
  readonly vendor?: string;
  readonly gameCode?: string;
};

/** One event that happened. */
export type TrackedEvent = {
  readonly name: EventName;
  /** The same for the browser's and the server's copy, so that it is not counted twice. */
  readonly eventId: string;
  readonly payload: EventPayload;
  /** Names of the pixels that have not heard of it, where the page before told others; without it none has. */
  readonly only?: readonly string[];
};

/** Whose event it is. The name is for the provider's server alone: no pixel ever gets it. */
export type Customer = { readonly customerId: string; readonly customerName: string };

/** An event as it is sent to the provider's server: with its moment and its customer, where there is one. */
export type ReportedEvent = TrackedEvent & {
  /** When it happened, epoch ms. */
  readonly time: number;
  readonly customer?: Customer;
};

const NAMES: ReadonlySet<unknown> = new Set(EVENT_NAMES);

/** Whether a text names an event. */
export function isEventName(raw: unknown): raw is EventName {
  return NAMES.has(raw);
}
