// A game that a tap starts on a phone fills the screen by itself, unless the visit asked for the opposite.
import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { parseLanding } from '@/lib/shared/attribution/landing';

/** `fullscreen=0` counts from the address and for the rest of the visit. */
function isRefused(): boolean {
  const asked = parseLanding(new URLSearchParams(window.location.search)).fullscreen;
  return asked === undefined ? readStored(STORED.fullscreen) === '0' : !asked;
}

function hasTouch(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}

/**
 * Fills the screen; to be called by a tap, for browsers take it from nothing else. Only in a browser on a touch screen: an installed site and
 * the operator's app have the screen already. A refusal changes nothing, and the controls around the game lead out again.
 */
export function forceFullScreen(): void {
  if (document.fullscreenEnabled !== true || isRefused() || !hasTouch() || getAppMode() !== 'browser') return;
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}
