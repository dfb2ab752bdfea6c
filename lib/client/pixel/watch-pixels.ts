// Waits until pixels may run on this page, keeps what they will have to be told, and tells them.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { readPixelTrack } from '@/lib/client/attribution/pixel-track';
import { getConsentChoice, hasConsent, subscribeConsent } from '@/lib/client/consent/consent-store';
import { getAppMode } from '@/lib/client/device/app-mode';
import type { PixelDispatcher } from '@/lib/client/pixel/pixel-dispatcher';
import { whenPublic, whenSettled } from '@/lib/client/pixel/quiet-moment';
import { subscribeEvents } from '@/lib/client/track/event-store';
import { getTrackFacts } from '@/lib/client/track/track-facts';
import { toRegisterUrl } from '@/lib/shared/attribution/register-url';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { isPrivateAddress } from '@/lib/shared/pixel/page-address';
import { toPixelEvent } from '@/lib/shared/pixel/pixel-event';
import { hasPixels, type PixelIds, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';

const MAX_WAITING = 100;

type Told = (desk: PixelDispatcher) => void;

let waiting: Told[] = [];
let desk: PixelDispatcher | undefined;
let isStarting = false;
let isToldHere = false;
/** The host has no pixels: nothing is kept for them. */
let isOff = false;
/** The address holds a secret: everything waits until it does not. */
let isHeld = false;

function pump(): void {
  if (!desk || waiting.length === 0 || !hasConsent()) return;
  if (isPrivateAddress(window.location.href)) {
    if (!isHeld) void whenPublic().then(release);
    isHeld = true;
    return;
  }
  const due = waiting;
  waiting = [];
  for (const tell of due) tell(desk);
  void desk.load();
}

function release(): void {
  isHeld = false;
  pump();
}

function add(tell: Told): void {
  if (isOff) return;
  waiting.push(tell);
  if (waiting.length > MAX_WAITING) waiting.shift();
  pump();
}

/** In the operator's own app its built-in libraries tell the advertising platforms: only what counts pages is left to the site. */
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
  const { openDesk } = await import('@/lib/client/pixel/pixel-dispatcher');
  await whenPublic();
  if (!hasConsent()) return;
  desk = await openDesk({ ids, facts: getTrackFacts() });
  // The word may have changed meanwhile.
  if (hasConsent()) pump();
  else desk.setConsent(false);
}

// Where it fails, the next page view or the next word on consent tries again.
async function start(): Promise<void> {
  if (isStarting || isOff || desk || !hasConsent()) return;
  isStarting = true;
  try {
    await whenSettled();
    const ids = hasConsent() ? await fetchIds() : undefined;
    isOff = ids !== undefined && !hasPixels(ids);
    if (isOff) waiting = [];
    else if (ids) await open(ids);
  } catch {
    // The part could not be fetched.
  }
  isStarting = false;
}

async function changeConsent(): Promise<void> {
  if (hasConsent()) {
    desk?.setConsent(true);
    if (!isToldHere) tellPage();
    return desk ? desk.load() : start();
  }
  if (getConsentChoice() !== 'no') return;
  waiting = [];
  desk?.setConsent(false);
}

/** Tells that the page of the current address was opened; its address goes out without anything but where the visitor comes from. */
export function tellPage(): void {
  isToldHere = hasConsent();
  if (!isToldHere) return;
  const address = toRegisterUrl(window.location.href, true);
  add((to) => to.page(address));
  void start();
}

function findDeaf() {
  return isOff ? [] : desk?.findDeaf();
}

/** Begins to listen: events of this page from its beginning on, and every word on consent. Returns the way to stop. */
export function watchPixels(): () => void {
  const stopEvents = subscribeEvents((event) => {
    // What was done against a no is not reported, not even after a later yes.
    if (!hasConsent() && getConsentChoice() === 'no') return;
    add((to) => to.track(toPixelEvent(event, readPixelTrack()), event.only));
  }, findDeaf);
  const stopConsent = subscribeConsent(() => void changeConsent().catch(() => undefined));
  return () => {
    stopEvents();
    stopConsent();
  };
}
