// Where the site runs: inside the operator's app, installed, or in a browser.
import 'client-only';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { getEnvironment } from '@/lib/client/device/page-environment';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';

/** `native`: the operator's app; `homescreen`: installed, a web clip, or opened as such. */
export type AppMode = 'native' | 'homescreen' | 'browser';

function isOn(value: string | null): boolean {
  return value !== null && value !== '0' && value !== 'false';
}

/**
 * How the site runs: the app's own mark, the flags `inApp` and `homescreen` of the address, what is stored of them, and
 * the display mode. `0` and `false` count as no.
 */
export function getAppMode(): AppMode {
  const query = new URLSearchParams(window.location.search);
  const isMarked = getEnvironment() === 'shell';
  if (isMarked || isOn(query.get('inApp') ?? readStored(STORED.inApp))) return 'native';
  const isOpenedAsSuch = isOn(query.get('homescreen') ?? readStored(STORED.homescreen));
  const isInstalled = isOpenedAsSuch || isOn(readStored(STORED.webclip)) || isStandalone();
  return isInstalled ? 'homescreen' : 'browser';
}
