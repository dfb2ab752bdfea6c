// Every place where a journey may have left something: pages, cookies, console, documents, addresses, and the site's log.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readPage } from './read-page';
import { isOwn, type SecretTraffic, type SentRequest } from './record-traffic';
import { isDistinctive } from './secret-values';

/** A place, its content, and the secrets that belong there. */
export type Place = { readonly name: string; readonly text: string; readonly due?: ReadonlySet<string> };

/** The cookies that open a session or a remembered login. */
const HANDLES = /^(?:__Host-)?mck?$/;

/** What the site wrote into its log since the test began. */
function readLog({ site, logFrom }: SecretTraffic): string {
  const bytes = Buffer.alloc(Math.max(0, statSync(site.log).size - logFrom));
  const file = openSync(site.log, 'r');
  readSync(file, bytes, 0, bytes.length, logFrom);
  closeSync(file);
  return bytes.toString();
}

/** An address may hold what it is there to bring, but no page of the site leads to another one with it, and no referrer repeats it. */
function readRequests({ site, requests, carried }: SecretTraffic): Place[] {
  // A ticket is for another domain of the merchant's: one page leads there with it, once (B46).
  const isHandOver = ({ url, referrer }: SentRequest) =>
    new URL(url).searchParams.has('ticket') && new URL(url).host !== URL.parse(referrer)?.host;
  const isBrought = (one: SentRequest) =>
    one.isNavigation && !(isOwn(site, one.url) && isOwn(site, one.referrer));
  // Without a network, the worker asks for the address that brought the visitor, and the offline page loads it again.
  const brought = new Set(requests.filter(isBrought).map(({ url }) => url));
  const isByNature = (one: SentRequest) => brought.has(one.url) || (one.isNavigation && isHandOver(one));
  const plain = requests.filter((one) => !isByNature(one)).map(({ url }) => url);
  const referrers = requests.map(({ referrer }) => referrer).filter((referrer) => isOwn(site, referrer));
  const toText = (list: string[]) => [...new Set(list)].join('\n');
  return [
    { name: 'addresses of requests', text: toText(plain) },
    { name: 'referrers', text: toText(referrers) },
    {
      name: 'addresses of pages',
      text: toText(requests.filter(isByNature).map(({ url }) => url)),
      due: new Set(carried.keys()),
    },
  ];
}

async function readCookies(page: Page, { secrets }: SecretTraffic): Promise<Place[]> {
  const cookies = await page.context().cookies();
  const handles = cookies.filter(({ name }) => HANDLES.test(name));
  for (const { name, value } of handles) secrets.set(value, `cookie ${name}`);
  const toText = (list: typeof cookies) => list.map(({ name, value }) => `${name}=${value}`).join('\n');
  return [
    { name: 'cookies', text: toText(cookies.filter((one) => !handles.includes(one))) },
    { name: 'sealed cookies', text: toText(handles), due: new Set(handles.map(({ value }) => value)) },
  ];
}

async function readPages(page: Page, { site, secrets, pendingKeys }: SecretTraffic): Promise<Place[]> {
  const open = page.context().pages();
  const own = open.filter((one) => !one.isClosed() && isOwn(site, one.url()));
  const states = await Promise.all(own.map((one) => readPage(one, [...pendingKeys])));
  for (const { typed } of states)
    for (const text of typed.filter(isDistinctive)) secrets.set(text, 'what was typed');
  return states.flatMap(({ places }) => Object.entries(places).map(([name, text]) => ({ name, text })));
}

/** Reads them all; the content of fields and cookies for secrets is a secret from then on. */
export async function readPlaces(page: Page, traffic: SecretTraffic): Promise<Place[]> {
  const documents = await Promise.all(traffic.documents);
  return [
    ...(await readPages(page, traffic)),
    ...(await readCookies(page, traffic)),
    ...readRequests(traffic),
    { name: 'console', text: traffic.consoleTexts.join('\n') },
    { name: 'documents as they came', text: [...new Set(documents)].join('\n') },
    { name: 'log of the site', text: readLog(traffic) },
  ];
}
