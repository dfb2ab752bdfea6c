// Where the windows of Google, Facebook and X can be opened, and where those vendors or the system refuse.
import { type Environment, environmentName, isIpad } from '@/lib/shared/device/environment';

/** What the browser shows of itself. */
export type PlaceSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly environment: Environment;
  readonly mode: 'native' | 'homescreen' | 'browser';
};

/** The system, as far as it decides how one leaves an app's browser. */
export type MobileSystem = 'android' | 'ios' | 'other';

/** Why sign-in windows cannot be opened here; `app` is the name of a webview's app, where it tells. */
export type BlockedSignIn = {
  readonly reason: 'native' | 'webview' | 'ios-homescreen';
  readonly system: MobileSystem;
  readonly app?: string;
};

function mobileSystemOf({ userAgent, maxTouchPoints }: PlaceSigns): MobileSystem {
  if (/\bAndroid\b/i.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPod)\b/.test(userAgent) || isIpad(userAgent, maxTouchPoints) ? 'ios' : 'other';
}

/**
 * Why Google, Facebook and X may not be offered here; undefined where they may. In this order: the operator's own
 * app, an app's browser, an iOS home-screen app, in which a window opens without a way back.
 */
export function signInRejectionOf(signs: PlaceSigns): BlockedSignIn | undefined {
  const { mode, environment } = signs;
  const system = mobileSystemOf(signs);
  if (mode === 'native' || environment === 'shell') return { reason: 'native', system };
  if (mode === 'homescreen') return system === 'ios' ? { reason: 'ios-homescreen', system } : undefined;
  const app = environmentName(environment);
  if (app === undefined) return undefined;
  return { reason: 'webview', system, ...(app === 'WebView' ? {} : { app }) };
}
