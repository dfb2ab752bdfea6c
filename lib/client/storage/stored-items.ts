// Every key that the site keeps in the browser, with its area (SPEC §3, E8): no other name is ever written.
import 'client-only';
import { SESSION_INFO_KEY } from '@/lib/shared/auth/session-info';

/** `local` lasts on the device, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** One entry of the storage. */
export type StoredItem = { readonly area: StorageArea; readonly key: string };

/** Keys by their meaning; the words in `key` are those of SPEC §3 where it names one. */
export const STORED = {
  /** Mirror of the session (E1). */
  sessionInfo: { area: 'session', key: SESSION_INFO_KEY },
  /** Set by the first login of an account (A7). */
  firstLogin: { area: 'session', key: 'firstLogin' },
  /** A login just succeeded and its follow-up calls are due (A15). */
  justSignedIn: { area: 'session', key: 'justSignedIn' },
  /** `0` when auto-login is switched off (A14, X5). */
  autoLogin: { area: 'local', key: 'autoLogin' },
  /** The remembered login (E7). */
  remembered: { area: 'local', key: 'remPass' },
  /** The device id, 36 characters (E9). */
  deviceId: { area: 'local', key: 'loginDeviceId' },
  /** `1` when the site runs as a web clip of a profile (E6). */
  webclip: { area: 'local', key: 'WEBCLIP' },
  /** Token of a LINE sign-in that is under way (X4). */
  lineSessionToken: { area: 'session', key: 'lineSessionToken' },
  /** Proof of a Telegram sign-in that is under way (X4). */
  telegramAuth: { area: 'session', key: 'telegramAuth' },
} as const satisfies Record<string, StoredItem>;

/** Prefixes of cached answers: what anybody may see, and what belongs to one session (K4, ruling 24). */
export const CACHE_PREFIX = { open: 'mc_cache:open:', own: 'mc_cache:own:' } as const;

/** Prefixes of the lists of games; the merchant's code follows, since one device may visit several (B4). */
export const LIST_PREFIX = { favourites: 'mc_favourites:', recents: 'mc_recents:' } as const;
