// Which steps lead to the home screen in a browser, each with its picture; on a page without them, the link to the app.
import { type Environment, environmentName, isIpad } from '@/lib/shared/device/environment';
import type { DownloadLinks } from '@/lib/shared/download/download-links';

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

export type AppLink = { readonly type: 'IOS' | 'Android'; readonly url: string };

/** Returns the app for a browser's system. A profile is not an app. */
export function appLinkOf(links: DownloadLinks, kind: CoachKind): AppLink | undefined {
  const type = kind.startsWith('ios') ? 'IOS' : 'Android';
  const url = links[type];
  const isPhone = kind !== 'desktop' && kind !== 'webview';
  return isPhone && url ? { type, url } : undefined;
}

export type StepPictureName =
  | 'shareBar'
  | 'shareTop'
  | 'menu'
  | 'addIos'
  | 'addAndroid'
  | 'confirmIos'
  | 'confirmAndroid';

/** `textKey` is in the namespace `install`. */
type CoachStep = { readonly textKey: string; readonly picture: StepPictureName };

const step = (textKey: string, picture: StepPictureName): CoachStep => ({
  textKey: `step_${textKey}`,
  picture,
});

const ADD_IOS = step('addIos', 'addIos');
const CONFIRM_IOS = step('confirmIos', 'confirmIos');
const MENU = step('menu', 'menu');
const CONFIRM_ANDROID = step('confirmAndroid', 'confirmAndroid');

/** `webview` and `desktop` lead elsewhere. */
export const COACH_STEPS: Readonly<Record<Exclude<CoachKind, 'webview' | 'desktop'>, readonly CoachStep[]>> =
  {
    iosPhone: [step('shareBar', 'shareBar'), ADD_IOS, CONFIRM_IOS],
    iosTablet: [step('shareTop', 'shareTop'), ADD_IOS, CONFIRM_IOS],
    iosOther: [step('shareOther', 'shareTop'), step('addIosOther', 'addIos'), CONFIRM_IOS],
    androidFirefox: [MENU, step('addFirefox', 'addAndroid'), CONFIRM_ANDROID],
    android: [MENU, step('addAndroid', 'addAndroid'), CONFIRM_ANDROID],
  };
