// The beacons of a page, as the browser sent them and the provider stored them.
import type { Page } from 'playwright/test';
import { collect } from '@/lib/shared/calls/system-table';
import type { DemoSite } from '../support/demo-site';
import { whenPageSettled } from '../support/settled';

/** What a beacon carried. */
export type Sent = { readonly merchant: string; readonly value: Readonly<Record<string, unknown>> };

/** Everything that the provider received since the test began, by type of its value. */
export async function readBeacons({ provider }: DemoSite, type: string): Promise<Sent[]> {
  const answer = await fetch(`${provider}/control/received?kind=collect`);
  const received = (await answer.json()) as { data: string | Sent }[];
  const all = received.map(({ data }) => (typeof data === 'string' ? (JSON.parse(data) as Sent) : data));
  return all.filter(({ value }) => value.type === type);
}

/** How each beacon left the page: `ping` is sendBeacon. */
export function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === collect.path) reports.push(request.resourceType());
  });
  return reports;
}

/** Opens a page and waits until it is measured: the deferred widget that measures receives earlier entries when the browser is idle. */
export async function opensMeasured(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenPageSettled(page);
  await page.evaluate(
    () => new Promise((go) => requestIdleCallback(() => requestIdleCallback(() => go(undefined)))),
  );
}
