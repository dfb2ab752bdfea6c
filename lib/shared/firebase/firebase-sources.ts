// CSP sources for Firebase and One Tap; 'strict-dynamic' admits their scripts.

import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import { parseUrl } from '@/lib/shared/url/parse-url';

export type PolicySources = {
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  readonly styles: readonly string[];
};

export type FirebaseMethods = {
  /** Google, Facebook or X in a window. */
  readonly popup: boolean;
  /** SMS codes sent by Firebase, for sign-in or as a second factor. */
  readonly phone: boolean;
  /** Address of the One Tap script; undefined where it is not offered. */
  readonly oneTap?: string;
};

const SERVICE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const RECAPTCHA = ['https://www.google.com', 'https://recaptcha.google.com'];

/** None. */
export const NO_SOURCES: PolicySources = { frames: [], connects: [], styles: [] };

function join(list: readonly PolicySources[]): PolicySources {
  const all = (name: keyof PolicySources) => [...new Set(list.flatMap((one) => one[name]))];
  return { frames: all('frames'), connects: all('connects'), styles: all('styles') };
}

function popupSources({ config, emulator }: FirebaseFacts): PolicySources {
  // With an emulator, the popup's helper page comes from it.
  const frames = [emulator ?? `https://${config.authDomain}`];
  return { frames, connects: ['https://apis.google.com'], styles: [] };
}

function oneTapSources(address: string | undefined): PolicySources {
  const origin = address && parseUrl(address)?.origin;
  if (!origin || origin === 'null') return NO_SOURCES;
  return { frames: [origin], connects: [origin], styles: [origin] };
}

/** Returns the sources of the enabled methods. A second factor may need reCAPTCHA in all but One Tap. */
export function toFirebaseSources(facts: FirebaseFacts | undefined, methods: FirebaseMethods): PolicySources {
  if (!facts || !(methods.popup || methods.phone || methods.oneTap)) return NO_SOURCES;
  const service = { frames: [], connects: facts.emulator ? [facts.emulator] : SERVICE, styles: [] };
  // reCAPTCHA runs before a code is sent.
  const origins = facts.recaptcha ? [facts.recaptcha] : RECAPTCHA;
  const recaptcha = { frames: origins, connects: origins.slice(0, 1), styles: [] };
  return join([
    service,
    ...(methods.popup ? [popupSources(facts)] : []),
    recaptcha,
    oneTapSources(methods.oneTap),
  ]);
}
