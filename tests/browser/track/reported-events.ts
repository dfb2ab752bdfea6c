// Events that a merchant's provider received, as the sandbox stored them; it rejects invalid ones.
import { expect } from 'playwright/test';
import type { EventName } from '@/lib/shared/track/event';
import type { Merchant } from '../support/merchant';

/** An event as the provider got it. */
export type ReportedItem = Readonly<Record<string, unknown>> & {
  readonly name: EventName;
  readonly eventId: string;
};

/** All events, in the order in which they came. */
export async function reportedTo(merchant: Merchant): Promise<ReportedItem[]> {
  const received = (await merchant.received('events')) as { readonly events: string }[];
  return received.flatMap(({ events }) => JSON.parse(events));
}

/** Waits until exactly these have arrived, each as often as it is named, in any order. */
export async function expectReported(
  merchant: Merchant,
  names: readonly EventName[],
): Promise<ReportedItem[]> {
  const sorted = async () => (await reportedTo(merchant)).map(({ name }) => name).sort();
  await expect.poll(sorted, { message: 'what the provider was told' }).toEqual([...names].sort());
  return reportedTo(merchant);
}

/** The events of one name. */
export const named = (reported: readonly ReportedItem[], name: EventName): ReportedItem[] =>
  reported.filter((one) => one.name === name);

/** Events that the first page of a device reports without any action. */
export const VISIT = ['firstOpen', 'viewContent'] as const;
