// Where popups of Google, Facebook and X work.
import { type Environment, environmentName, isIpad } from '@/lib/shared/device/environment';

export type PlaceSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly environment: Environment;
  readonly mode: 'native' | 'homescreen' | 'browser';
};

/** The system, which decides how to leave an in-app browser. */
export type MobileSystem = 'android' | 'ios' | 'other';

/** `app` is the name of the in-app browser's app, if known. */
export type BlockedSignIn = {
  readonly reason: 'native' | 'webview' | 'ios-homescreen';
  readonly system: MobileSystem;
  readonly app?: string;
};

function mobileSystemOf({ userAgent, maxTouchPoints }: PlaceSigns): MobileSystem {
  if (/\bAndroid\b/i.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPod)\b/.test(userAgent) || isIpad(userAgent, maxTouchPoints) ? 'ios' : 'other';
}

/** Returns why popups fail: operator's app, in-app browser, or iOS home-screen app, which cannot return from a popup. */
export function signInRejectionOf(signs: PlaceSigns): BlockedSignIn | undefined {
  const { mode, environment } = signs;
  const system = mobileSystemOf(signs);
  if (mode === 'native' || environment === 'shell') return { reason: 'native', system };
  const app = environmentName(environment);
  // A link of the home screen opens in an in-app browser too.
  if (app === undefined)
    return mode === 'homescreen' && system === 'ios' ? { reason: 'ios-homescreen', system } : undefined;
  return { reason: 'webview', system, ...(app === 'WebView' ? {} : { app }) };
}
