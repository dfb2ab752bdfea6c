// Opens a game in full screen on phones, unless the visit opted out.
import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { parseLanding } from '@/lib/shared/attribution/landing';

/** `fullscreen=0` in the address counts for the rest of the visit. */
function isRefused(): boolean {
  const requested = parseLanding(new URLSearchParams(window.location.search)).fullscreen;
  return requested === undefined ? readStored(STORED.fullscreen) === '0' : !requested;
}

function hasTouch(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}

/** Returns whether games open in full screen here: in browsers on a touch screen, unless the visit opted out. */
export function canForceFullScreen(): boolean {
  return document.fullscreenEnabled === true && !isRefused() && hasTouch() && getAppMode() === 'browser';
}

let wasRequested = false;

/** Returns whether the next tap should request full screen, as for a game that opened without one; true until the first request of the page. */
export function isFullScreenDue(): boolean {
  return !wasRequested && canForceFullScreen() && !document.fullscreenElement;
}

/** Requests full screen, in a tap. Ignores failures. */
export function forceFullScreen(): void {
  if (!canForceFullScreen()) return;
  wasRequested = true;
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}
