// The steps to the home screen per browser, each with its picture.
import type { CoachKind } from '@/lib/shared/install/coach-kind';

export type StepPictureName =
  | 'shareBar'
  | 'shareTop'
  | 'menu'
  | 'addIos'
  | 'addAndroid'
  | 'confirmIos'
  | 'confirmAndroid';

/** `textKey` is in the namespace `install`. */
export type CoachStep = { readonly textKey: string; readonly picture: StepPictureName };

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
