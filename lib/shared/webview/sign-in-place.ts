// Where the windows of Google, Facebook and X can be opened, and where those vendors or the system refuse (ruling 32, B14).
import { webviewOf } from '@/lib/shared/webview/webview-table';

/** What the browser shows of itself. */
export type PlaceSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Names of the window that are there, of those in WEBVIEW_GLOBALS. */
  readonly globals: readonly string[];
  readonly mode: 'native' | 'homescreen' | 'browser';
};

/** The system, as far as it decides how one leaves an app's browser. */
export type MobileSystem = 'android' | 'ios' | 'other';

/** Why sign-in windows cannot be opened here; `app` is the name of a webview's app, where it tells. */
export type PlaceRefusal = {
  readonly reason: 'native' | 'webview' | 'ios-homescreen';
  readonly system: MobileSystem;
  readonly app?: string;
};

/** The system; an iPad calls itself a Mac, and a Mac has no touch screen. */
export function mobileSystemOf({
  userAgent,
  maxTouchPoints,
}: Pick<PlaceSigns, 'userAgent' | 'maxTouchPoints'>): MobileSystem {
  if (/\bAndroid\b/i.test(userAgent)) return 'android';
  const isIos =
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'ios' : 'other';
}

/**
 * Why Google, Facebook and X may not be offered here; undefined where they may (ruling 32). In this order: the operator's own
 * app, an app's browser, an iOS home-screen app, in which a window opens without a way back.
 */
export function signInRefusalOf(signs: PlaceSigns): PlaceRefusal | undefined {
  const system = mobileSystemOf(signs);
  if (signs.mode === 'native') return { reason: 'native', system };
  // An iOS home-screen app lacks the word Safari as a webview does.
  if (signs.mode === 'homescreen') return system === 'ios' ? { reason: 'ios-homescreen', system } : undefined;
  const app = webviewOf(signs.userAgent, signs.globals);
  if (app === undefined) return undefined;
  return { reason: 'webview', system, ...(app === 'WebView' ? {} : { app }) };
}
