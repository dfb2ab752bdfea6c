// Every key that the site keeps in the browser, with its area (SPEC §3, E8): no other name is ever written.
import 'client-only';
import { SESSION_INFO_KEY } from '@/lib/shared/auth/session-info';
import { DEVICE_ID_KEY } from '@/lib/shared/device/device-id';
import { KEPT_LIST_PREFIX } from '@/lib/shared/kept/kept-lists';
import { REFERRAL_BANNER_KEY } from '@/lib/shared/referral/banner-key';

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
  /** `0` when auto-login is switched off, `1` since a login was remembered (A14, X5). */
  autoLogin: { area: 'local', key: 'autoLogin' },
  /** The remembered login (E7). */
  remembered: { area: 'local', key: 'remPass' },
  /** Which version the record is of; its key lies in a cookie that scripts cannot see (E7, WIRE §7). */
  rememberedMark: { area: 'local', key: 'sass' },
  /** The device id, 36 characters (E9). */
  deviceId: { area: 'local', key: DEVICE_ID_KEY },
  /** `1` when the site runs as a web clip of a profile (E6). */
  webclip: { area: 'local', key: 'WEBCLIP' },
  /** `1` inside the operator's own app (G6). */
  inApp: { area: 'local', key: 'in_app' },
  /** Who sent this visitor: affiliateCode, referralCode, originalDomain, from the first hit on (E10, RR7). */
  regInfo: { area: 'local', key: 'reg_info' },
  /** Ids that the operator's own app gave (E10). */
  s2sInfo: { area: 'local', key: 's2s_info' },
  /** Click and campaign values of the last addresses that brought some (RR7, E5). */
  clicks: { area: 'local', key: 'mc_clicks' },
  /** `1` when this visit began with the flag homescreen (RR8). */
  homescreen: { area: 'session', key: 'homescreen' },
  /** `0` when this visit is not to be forced to full screen (RR8). */
  fullscreen: { area: 'session', key: 'fullscreen' },
  /** Token of a LINE sign-in that is under way (X4). */
  lineSessionToken: { area: 'session', key: 'lineSessionToken' },
  /** Proof of a Telegram sign-in that is under way (X4). */
  telegramAuth: { area: 'session', key: 'telegramAuth' },
  /** A LINE sign-in that is away: what its return must match (ruling 30). */
  lineFlow: { area: 'local', key: 'mc_line_flow' },
  /** A Telegram sign-in that is away (ruling 31). */
  telegramFlow: { area: 'local', key: 'mc_telegram_flow' },
  /** `1` when the referral banner was closed (S9). */
  referralBanner: { area: 'session', key: REFERRAL_BANNER_KEY },
  /** A message to the operator that was not sent yet, with whose it is (R10). */
  feedbackDraft: { area: 'session', key: 'mc_feedback' },
  /** Country and number that a code was sent to, so that a reload or the way on to the registration keeps them (A21). */
  phone: { area: 'session', key: 'mc_phone' },
  /** To whom the last code went and when the next may go (B11). */
  codeWait: { area: 'session', key: 'mc_code_wait' },
  /** Which message of Firebase is waited for: opens nothing without the code in it, and outlives a reload (E4, B11). */
  phoneCheck: { area: 'session', key: 'mc_phone_check' },
  /** What the login page says once: that a new password is set, or an account made (B1). */
  entryNote: { area: 'session', key: 'mc_entry_note' },
  /** Written and removed at once, to see whether the storage works (B18). */
  probe: { area: 'local', key: 'mc_probe' },
} as const satisfies Record<string, StoredItem>;

/** Prefixes of cached answers: what anybody may see, and what belongs to one session (K4, ruling 24). */
export const CACHE_PREFIX = { open: 'mc_cache:open:', own: 'mc_cache:own:' } as const;

/** Prefixes of the lists of games; the merchant's code follows, since one device may visit several (B4). */
export const LIST_PREFIX = KEPT_LIST_PREFIX;
