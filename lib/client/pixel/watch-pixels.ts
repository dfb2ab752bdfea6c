// Buffers events until pixels may run on this page, then dispatches them.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { readPixelTrack } from '@/lib/client/attribution/read-pixel-track';
import { getConsentChoice, hasConsent, subscribeConsent } from '@/lib/client/consent/consent-store';
import { getAppMode } from '@/lib/client/device/app-mode';
import type { PixelDispatcher } from '@/lib/client/pixel/pixel-dispatcher';
import { whenAddressPublic, whenPageSettled } from '@/lib/client/pixel/script-timing';
import { subscribeEvents } from '@/lib/client/track/event-store';
import { getTrackFacts } from '@/lib/client/track/get-track-facts';
import { toRegisterUrl } from '@/lib/shared/attribution/register-url';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { isPrivateAddress } from '@/lib/shared/pixel/page-address';
import { toPixelEvent } from '@/lib/shared/pixel/pixel-event';
import { hasPixels, type PixelIds, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';

const MAX_WAITING = 100;

type PixelTask = (dispatcher: PixelDispatcher) => void;

let waiting: PixelTask[] = [];
let dispatcher: PixelDispatcher | undefined;
let isStarting = false;
let isPageReported = false;
/** The host has no pixels: nothing is buffered. */
let isOff = false;
/** The address holds a secret: everything waits. */
let isHeld = false;

function pump(): void {
  if (!dispatcher || waiting.length === 0 || !hasConsent()) return;
  if (isPrivateAddress(window.location.href)) {
    if (!isHeld) void whenAddressPublic().then(release);
    isHeld = true;
    return;
  }
  const due = waiting;
  waiting = [];
  for (const task of due) task(dispatcher);
  void dispatcher.load();
}

function release(): void {
  isHeld = false;
  pump();
}

function add(task: PixelTask): void {
  if (isOff) return;
  waiting.push(task);
  if (waiting.length > MAX_WAITING) waiting.shift();
  pump();
}

/** The operator's app reports to advertising platforms itself: only page counters run here. */
function pickForShell({ gtag, gtm }: PixelIds): PixelIds {
  return { ...(gtag && { gtag }), ...(gtm && { gtm }) };
}

async function fetchIds(): Promise<PixelIds | undefined> {
  const answer = await callApi(siteConfig);
  if (!answer.ok) return undefined;
  const ids = parsePixelIds(answer.value?.domains, window.location.hostname);
  return getAppMode() === 'native' ? pickForShell(ids) : ids;
}

async function open(ids: PixelIds): Promise<void> {
  const { openPixelDispatcher } = await import('@/lib/client/pixel/pixel-dispatcher');
  await whenAddressPublic();
  if (!hasConsent()) return;
  dispatcher = await openPixelDispatcher({ ids, facts: getTrackFacts() });
  // Consent may have changed meanwhile.
  if (hasConsent()) pump();
  else dispatcher.setConsent(false);
}

// After a failure, the next page view or consent change retries.
async function start(): Promise<void> {
  if (isStarting || isOff || dispatcher || !hasConsent()) return;
  isStarting = true;
  try {
    await whenPageSettled();
    const ids = hasConsent() ? await fetchIds() : undefined;
    isOff = ids !== undefined && !hasPixels(ids);
    if (isOff) waiting = [];
    else if (ids) await open(ids);
  } catch {
    // The module failed to load.
  }
  isStarting = false;
}

async function changeConsent(): Promise<void> {
  if (hasConsent()) {
    dispatcher?.setConsent(true);
    if (!isPageReported) trackPageView();
    return dispatcher ? dispatcher.load() : start();
  }
  if (getConsentChoice() !== 'no') return;
  waiting = [];
  dispatcher?.setConsent(false);
}

/** Reports a page view with the cleaned address. */
export function trackPageView(): void {
  isPageReported = hasConsent();
  if (!isPageReported) return;
  const address = toRegisterUrl(window.location.href, true);
  add((to) => to.page(address));
  void start();
}

function listPending() {
  return isOff ? [] : dispatcher?.listPending();
}

/** Starts tracking events, past ones included, and consent. Returns the stop function. */
export function watchPixels(): () => void {
  const stopEvents = subscribeEvents((event) => {
    // Events after a refusal are dropped, even if consent follows.
    if (!hasConsent() && getConsentChoice() === 'no') return;
    add((to) => to.track(toPixelEvent(event, readPixelTrack()), event.only));
  }, listPending);
  const stopConsent = subscribeConsent(() => void changeConsent().catch(() => undefined));
  return () => {
    stopEvents();
    stopConsent();
  };
}
