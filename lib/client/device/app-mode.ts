// Where the site runs: in the operator's app, in another app, installed, or in a browser.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { type Environment, environmentName, environmentOf } from '@/lib/shared/device/environment';
import type { PlaceSigns } from '@/lib/shared/webview/sign-in-place';

const hasMode = (mode: string): boolean => window.matchMedia?.(`(display-mode: ${mode})`).matches ?? false;
let wasStandalone = false;

/** Returns whether the page runs from the home screen; Safari has its own property for it. A browser in full screen does not. */
export function isStandalone(): boolean {
  const { navigator } = window;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  // Full screen hides the mode below it.
  wasStandalone = hasMode('standalone') || (wasStandalone && hasMode('fullscreen'));
  return wasStandalone;
}

const TELEGRAM = ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'];

/** Returns the environment by User-Agent, display mode and Telegram's globals. */
export function getEnvironment(): Environment {
  return environmentOf({
    userAgent: window.navigator.userAgent,
    isStandalone: isStandalone(),
    hasTelegram: TELEGRAM.some((name) => name in window),
  });
}

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

/** Returns the name of the app around the page, `WebView` if unknown, undefined in a full browser. */
export function getWebviewName(): string | undefined {
  return environmentName(getEnvironment());
}

/** Returns what decides which sign-in methods work here. */
export function readPlaceSigns(): PlaceSigns {
  const { userAgent, maxTouchPoints } = window.navigator;
  return { userAgent, maxTouchPoints, environment: getEnvironment(), mode: getAppMode() };
}
