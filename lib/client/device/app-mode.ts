// Where the site runs: inside the operator's app, installed, or in a browser (G6, S6).
import 'client-only';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';

/** `native`: the operator's app; `homescreen`: installed, a web clip, or opened as such. */
export type AppMode = 'native' | 'homescreen' | 'browser';

function isOn(value: string | null): boolean {
  return value !== null && value !== '0' && value !== 'false';
}

/** How the site runs (SPEC §2, §3; G6): the flags `inApp` and `homescreen` of the address, what is stored, and the display mode. `0` and `false` count as no. */
export function getAppMode(): AppMode {
  const query = new URLSearchParams(window.location.search);
  if (isOn(query.get('inApp')) || isOn(readStored(STORED.inApp))) return 'native';
  const isInstalled = isOn(query.get('homescreen')) || isOn(readStored(STORED.webclip)) || isStandalone();
  return isInstalled ? 'homescreen' : 'browser';
}
