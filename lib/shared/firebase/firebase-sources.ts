// What a document's policy lets in for sign-in through Firebase, and for One Tap. 'strict-dynamic' admits scripts.

import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import { parseUrl } from '@/lib/shared/url/parse-url';

/** Sources by directive, as parsed origins. */
export type PolicySources = {
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  readonly styles: readonly string[];
};

/** Which ways are on. */
export type FirebaseMethods = {
  /** Google, Facebook or X in a window. */
  readonly popup: boolean;
  /** Codes by SMS that Firebase sends, as sign-in or as second factor. */
  readonly phone: boolean;
  /** Address of the One Tap script; undefined where it is not offered. */
  readonly oneTap?: string;
};

const SERVICE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const RECAPTCHA = ['https://www.google.com', 'https://recaptcha.google.com'];

const NONE: PolicySources = { frames: [], connects: [], styles: [] };

function join(list: readonly PolicySources[]): PolicySources {
  const all = (name: keyof PolicySources) => [...new Set(list.flatMap((one) => one[name]))];
  return { frames: all('frames'), connects: all('connects'), styles: all('styles') };
}

function popupSources({ config, emulator }: FirebaseFacts): PolicySources {
  // With an emulator the window's helper page comes from there.
  const frames = [emulator ?? `https://${config.authDomain}`];
  return { frames, connects: ['https://apis.google.com'], styles: [] };
}

function oneTapSources(address: string | undefined): PolicySources {
  const origin = address && parseUrl(address)?.origin;
  if (!origin || origin === 'null') return NONE;
  return { frames: [origin], connects: [origin], styles: [origin] };
}

/** The sources for the ways that are on; nothing at all where none is. A second factor may ask for a reCAPTCHA in any way but One Tap alone. */
export function toFirebaseSources(facts: FirebaseFacts | undefined, ways: FirebaseMethods): PolicySources {
  if (!facts || !(ways.popup || ways.phone || ways.oneTap)) return NONE;
  const service = { frames: [], connects: facts.emulator ? [facts.emulator] : SERVICE, styles: [] };
  // RECAPTCHA frames and calls: the check before a code is sent.
  const recaptcha = { frames: RECAPTCHA, connects: RECAPTCHA.slice(0, 1), styles: [] };
  return join([service, ...(ways.popup ? [popupSources(facts)] : []), recaptcha, oneTapSources(ways.oneTap)]);
}
