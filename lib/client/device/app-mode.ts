// Where the site runs: in the operator's app, installed, or in a browser.
import 'client-only';
import { getEnvironment } from '@/lib/client/device/get-environment';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';

/** `native`: the operator's app; `homescreen`: installed, a web clip, or opened as one. */
export type AppMode = 'native' | 'homescreen' | 'browser';

function isOn(value: string | null): boolean {
  return value !== null && value !== '0' && value !== 'false';
}

/** Returns the mode by User-Agent, flags and display mode. `0` and `false` turn a flag off; `inApp` counts in webviews only. */
export function getAppMode(): AppMode {
  const query = new URLSearchParams(window.location.search);
  const environment = getEnvironment();
  const isInApp = environment !== 'browser' && isOn(query.get('inApp') ?? readStored(STORED.inApp));
  if (environment === 'shell' || isInApp) return 'native';
  const isOpenedAsSuch = isOn(query.get('homescreen') ?? readStored(STORED.homescreen));
  const isInstalled = isOpenedAsSuch || isOn(readStored(STORED.webclip)) || isStandalone();
  return isInstalled ? 'homescreen' : 'browser';
}
