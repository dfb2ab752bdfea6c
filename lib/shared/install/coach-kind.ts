// Which steps lead to the home screen in a browser.
import { type Environment, environmentName, isIpad } from '@/lib/shared/device/environment';

/** `webview` leads out to a browser, `desktop` to the phone. */
export type CoachKind =
  | 'iosPhone'
  | 'iosTablet'
  | 'iosOther'
  | 'androidFirefox'
  | 'android'
  | 'desktop'
  | 'webview';

export type CoachSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly environment: Environment;
};

/** iOS browsers whose share button is elsewhere than Safari's. */
const OTHER_IOS = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|YaBrowser|Brave|GSA)\//;

/** Returns the steps for a browser. */
export function coachKindOf({ userAgent, maxTouchPoints, environment }: CoachSigns): CoachKind {
  if (environment !== 'shell' && environmentName(environment) !== undefined) return 'webview';
  if (/\bAndroid\b/.test(userAgent)) return /\bFirefox\//.test(userAgent) ? 'androidFirefox' : 'android';
  const isTablet = isIpad(userAgent, maxTouchPoints);
  if (!isTablet && !/\biP(?:hone|od)\b/.test(userAgent)) return 'desktop';
  if (OTHER_IOS.test(userAgent)) return 'iosOther';
  return isTablet ? 'iosTablet' : 'iosPhone';
}

/** Browsers without an install prompt, for which the site shows its own steps. */
export function hasOwnSteps(kind: CoachKind): boolean {
  return kind.startsWith('ios') || kind === 'androidFirefox';
}
