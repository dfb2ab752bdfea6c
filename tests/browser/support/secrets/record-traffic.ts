// Listens to a browser context for the length of a test: what was secret in it, and where it could have been left.
import { statSync } from 'node:fs';
import type { BrowserContext, Page, Request, Response } from 'playwright/test';
import type { DemoSite } from '../demo-site';
import { secretsOfAddress, secretsOfBody } from './secret-values';

/** A request without its body, where secrets may be. */
export type SentRequest = { readonly url: string; readonly referrer: string; readonly isNavigation: boolean };

/** What a test has heard so far. */
export type SecretTraffic = {
  readonly site: DemoSite;
  /** Secrets of bodies and fields, with their names: allowed nowhere. */
  readonly secrets: Map<string, string>;
  /** Secrets that an address brought: allowed there, and nowhere else. */
  readonly carried: Map<string, string>;
  readonly consoleTexts: string[];
  readonly requests: SentRequest[];
  readonly documents: Promise<string>[];
  /** Storage items that a test leaves at work: a record of a sign-in that is still under way. */
  readonly pendingKeys: Set<string>;
  /** Length of the site's log when the test began. */
  readonly logFrom: number;
};

const TRAFFIC = new WeakMap<BrowserContext, SecretTraffic>();

/** Whether an address belongs to the site, whichever merchant's. */
export const isOwn = (site: DemoSite, url: string): boolean =>
  URL.canParse(url) && new URL(url).port === String(site.port);

function recordRequest({ site, secrets, carried, requests }: SecretTraffic, request: Request): void {
  const [url, isNavigation] = [request.url(), request.isNavigationRequest()];
  const referrer = request.headers().referer ?? '';
  requests.push({ url, referrer, isNavigation });
  if (isNavigation && URL.canParse(url))
    for (const [value, name] of secretsOfAddress(url)) carried.set(value, name);
  const body = isOwn(site, url) || url.includes('identitytoolkit') ? request.postData() : null;
  if (body) for (const [value, name] of secretsOfBody(body)) secrets.set(value, name);
}

function recordResponse({ site, carried, documents }: SecretTraffic, response: Response): void {
  const { location } = response.headers();
  const target = location && URL.canParse(location, response.url()) && new URL(location, response.url()).href;
  if (target) for (const [value, name] of secretsOfAddress(target)) carried.set(value, name);
  if (target || !isOwn(site, response.url()) || response.request().resourceType() !== 'document') return;
  // A document that was left before it had come has no text any more.
  documents.push(response.text().catch(() => ''));
}

/** Begins to listen to every page of the context. */
export function recordTraffic(context: BrowserContext, site: DemoSite): SecretTraffic {
  const traffic: SecretTraffic = {
    site,
    secrets: new Map(),
    carried: new Map(),
    consoleTexts: [],
    requests: [],
    documents: [],
    pendingKeys: new Set(),
    logFrom: statSync(site.log).size,
  };
  context.on('request', (request) => recordRequest(traffic, request));
  context.on('response', (response) => recordResponse(traffic, response));
  context.on('console', (message) => traffic.consoleTexts.push(message.text()));
  TRAFFIC.set(context, traffic);
  return traffic;
}

/** What the test of this page has heard. */
export function trafficOf(page: Page): SecretTraffic {
  const traffic = TRAFFIC.get(page.context());
  if (!traffic) throw new Error('no recorder listens to this context');
  return traffic;
}
