// The beacons of a page: what the provider kept of them, and how they left the browser.
import type { Page } from 'playwright/test';
import { collect } from '@/lib/shared/calls/system-table';
import { SITE_FILES } from '@/lib/shared/site-files';
import type { DemoSite } from '../support/demo-site';

/** What a beacon carried. */
export type Sent = { readonly merchant: string; readonly value: Readonly<Record<string, unknown>> };

/** Everything that the provider received since the test began, by type of its value. */
export async function readBeacons({ provider }: DemoSite, type: string): Promise<Sent[]> {
  const answer = await fetch(`${provider}/control/received?kind=collect`);
  const kept = (await answer.json()) as { data: string | Sent }[];
  const all = kept.map(({ data }) => (typeof data === 'string' ? (JSON.parse(data) as Sent) : data));
  return all.filter(({ value }) => value.type === type);
}

/** How each beacon left the page: `ping` is sendBeacon. */
export function watchWays(page: Page): string[] {
  const ways: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === collect.path) ways.push(request.resourceType());
  });
  return ways;
}

/** Opens a page and waits until it is measured: what measures it comes with the texts of the late parts, and then has its say. */
export async function opensMeasured(page: Page, url: string): Promise<void> {
  const texts = page.waitForResponse((answer) => new URL(answer.url()).pathname === SITE_FILES.texts);
  await page.goto(url);
  await texts;
  await page.waitForLoadState('networkidle');
}
