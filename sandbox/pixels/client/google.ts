// Drains a layer: the tag accepts commands (arguments objects), a container pushed events too. Both respect consent.
import { queryOf, record, scriptUrl, storeCookie, toArgs } from './record.ts';

declare const settings: { platform: string };

type Page = Record<string, unknown[]> & { google_tag_manager?: Record<string, object> };

const page = window as unknown as Page;
const pixel = scriptUrl.searchParams.get('id') ?? '';
const layer = page[scriptUrl.searchParams.get('l') ?? 'dataLayer'] ?? [];
let isMeasured = true;

const runCommand = (args: unknown[]): void => {
  const [name, , stores] = args as [string, string, Record<string, string>];
  if (name === 'consent') isMeasured = stores.analytics_storage === 'granted';
  if (settings.platform === 'gtag' || name === 'consent') record(args, { pixel, isHeld: !isMeasured });
};

const handleEntry = (entry: unknown): void => {
  const args = toArgs(entry);
  if (args) runCommand(args);
  else if (settings.platform === 'gtm') record([entry], { pixel, isHeld: !isMeasured });
};

const keepCookies = (): void => {
  const visitor = `GA1.1.${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`;
  storeCookie('_ga', visitor, 400);
  storeCookie(`_ga_${pixel.replace(/^G-/, '')}`, 'GS1.1.1', 400);
  const click = queryOf('gclid');
  if (click !== null) storeCookie('_gcl_aw', `GCL.${Math.floor(Date.now() / 1000)}.${click}`);
};

// A container finds a nonce in the page, and writes the operator's own HTML with it; without one the policy blocks that.
const writeCustomHtml = (): void => {
  const holder = document.querySelector<HTMLScriptElement>('script[nonce]');
  const nonce = holder?.nonce || holder?.getAttribute('nonce');
  const script = document.createElement('script');
  script.type = 'text/javascript';
  script.text = "document.documentElement.dataset.customTag = 'ran'";
  if (nonce) script.setAttribute('nonce', nonce);
  document.body.append(script);
};

page.google_tag_manager ??= {};
page.google_tag_manager[pixel] = {};
for (const entry of [...layer]) handleEntry(entry);
const push = layer.push.bind(layer);
layer.push = (...entries: unknown[]) => {
  for (const entry of entries) handleEntry(entry);
  return push(...entries);
};
if (settings.platform === 'gtag' && isMeasured) keepCookies();
if (settings.platform === 'gtm') writeCustomHtml();
