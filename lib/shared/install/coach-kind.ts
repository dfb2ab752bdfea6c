// Which steps lead to the home screen in which browser.
import { type Environment, environmentName, isIpad } from '@/lib/shared/device/environment';

/** Sets of steps; `webview` is the way out to a browser, `desktop` the way to the phone. */
export type CoachKind =
  | 'iosPhone'
  | 'iosTablet'
  | 'iosOther'
  | 'androidFirefox'
  | 'android'
  | 'desktop'
  | 'webview';

/** What the browser shows of itself. */
export type CoachSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly environment: Environment;
};

/** Browsers of iOS that keep their share button elsewhere than Safari. */
const OTHER_IOS = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|YaBrowser|Brave|GSA)\//;

/** The steps for this browser. */
export function coachKindOf({ userAgent, maxTouchPoints, environment }: CoachSigns): CoachKind {
  if (environment !== 'shell' && environmentName(environment) !== undefined) return 'webview';
  if (/\bAndroid\b/.test(userAgent)) return /\bFirefox\//.test(userAgent) ? 'androidFirefox' : 'android';
  const isTablet = isIpad(userAgent, maxTouchPoints);
  if (!isTablet && !/\biP(?:hone|od)\b/.test(userAgent)) return 'desktop';
  if (OTHER_IOS.test(userAgent)) return 'iosOther';
  return isTablet ? 'iosTablet' : 'iosPhone';
}

/** Browsers without a prompt to wait for: the site offers its own steps there. Elsewhere a missing prompt has a reason. */
export function hasOwnSteps(kind: CoachKind): boolean {
  return kind.startsWith('ios') || kind === 'androidFirefox';
}
