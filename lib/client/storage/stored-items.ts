// Every key that the site keeps in the browser, with its area: no other name is ever written.
import 'client-only';
import { SESSION_INFO_KEY } from '@/lib/shared/auth/session-info';
import { DEVICE_ID_KEY } from '@/lib/shared/device/device-id';
import { BAR_RANK_KEY, DOWNLOAD_BAR_KEY } from '@/lib/shared/download/bar-key';
import { KEPT_LIST_PREFIX } from '@/lib/shared/kept/kept-lists';
import { REFERRAL_BANNER_KEY } from '@/lib/shared/referral/banner-key';

/** `local` lasts on the device, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** One entry of the storage. */
export type StoredItem = { readonly area: StorageArea; readonly key: string };

/** Keys by their meaning; the words in `key` are those of the specification where it names one. */
export const STORED = {
  /** Mirror of the session. */
  sessionInfo: { area: 'session', key: SESSION_INFO_KEY },
  /** Set by the first login of an account. */
  firstLogin: { area: 'session', key: 'firstLogin' },
  /** A login just succeeded and its follow-up calls are due. */
  justSignedIn: { area: 'session', key: 'justSignedIn' },
  /** `0` when auto-login is switched off, `1` since a login was remembered. */
  autoLogin: { area: 'local', key: 'autoLogin' },
  /** The remembered login. */
  remembered: { area: 'local', key: 'remPass' },
  /** Which version the record is of; its key lies in a cookie that scripts cannot see. */
  rememberedMark: { area: 'local', key: 'sass' },
  /** The device id, 36 characters. */
  deviceId: { area: 'local', key: DEVICE_ID_KEY },
  /** `1` when the site runs as a web clip of a profile. */
  webclip: { area: 'local', key: 'WEBCLIP' },
  /** `1` inside the operator's own app. */
  inApp: { area: 'local', key: 'in_app' },
  /** Who sent this visitor: affiliateCode, referralCode, originalDomain, from the first hit on. */
  regInfo: { area: 'local', key: 'reg_info' },
  /** Ids that the operator's own app gave. */
  s2sInfo: { area: 'local', key: 's2s_info' },
  /** Click and campaign values of the last addresses that brought some, with consent. */
  clicks: { area: 'local', key: 'mc_clicks' },
  /** The same before the visitor has chosen about consent: not reported. */
  visitClicks: { area: 'session', key: 'mc_visit_clicks' },
  /** `1` when this visit began with the flag homescreen. */
  homescreen: { area: 'session', key: 'homescreen' },
  /** `0` when this visit is not to be forced to full screen. */
  fullscreen: { area: 'session', key: 'fullscreen' },
  /** Token of a LINE sign-in that is under way. */
  lineSessionToken: { area: 'session', key: 'lineSessionToken' },
  /** Proof of a Telegram sign-in that is under way. */
  telegramAuth: { area: 'session', key: 'telegramAuth' },
  /** A LINE sign-in that is away: what its return must match. */
  lineFlow: { area: 'local', key: 'mc_line_flow' },
  /** `go` and the kept query, while this tab is away for a sign-in. */
  flowQuery: { area: 'session', key: 'mc_flow_query' },
  /** A Telegram sign-in that is away. */
  telegramFlow: { area: 'local', key: 'mc_telegram_flow' },
  /** `1` when the referral banner was closed. */
  referralBanner: { area: 'session', key: REFERRAL_BANNER_KEY },
  /** A message to the operator that was not sent yet, with whose it is. */
  feedbackDraft: { area: 'session', key: 'mc_feedback' },
  /** Country and number that a code was sent to, so that a reload or the way on to the registration keeps them. */
  phone: { area: 'session', key: 'mc_phone' },
  /** To whom the last code went and when the next may go. */
  codeWait: { area: 'session', key: 'mc_code_wait' },
  /** Which message of Firebase is waited for: opens nothing without the code in it, and outlives a reload. */
  phoneCheck: { area: 'session', key: 'mc_phone_check' },
  /** What the login page says once: that a new password is set, or an account made. */
  entryNote: { area: 'session', key: 'mc_entry_note' },
  /** How often the prompt to install was closed; 99 once installed. */
  installCloses: { area: 'local', key: 'a2hs_close_count' },
  /** `1` when this browser session is not to be asked to install again. */
  installSkipped: { area: 'session', key: 'skip_a2hs' },
  /** `1` once the browser said that the site is installed. */
  pwaInstalled: { area: 'local', key: 'pwa_installed' },
  /** `1` once this device opened the site from its home screen. */
  homescreenOpened: { area: 'local', key: 'a2hs_first_open' },
  /** `1` when the download bar was closed. */
  downloadBar: { area: 'session', key: DOWNLOAD_BAR_KEY },
  /** The member's VIP rank, kept only where the download bar asks for one. */
  barRank: { area: 'session', key: BAR_RANK_KEY },
  /** The build's files as of the last check. */
  assetHash: { area: 'local', key: 'asset_hash' },
  /** When the newest announcement came that this device has seen, ISO. */
  newsSeen: { area: 'local', key: 'mc_news_seen' },
  /** `1` while the change was not shown yet that `assetHash` is. */
  updateOwed: { area: 'local', key: 'mc_update_owed' },
  /** What was typed before a refresh, until the page has it back: no password, no code. */
  keptForm: { area: 'session', key: 'mc_kept_form' },
  /** Where on which page a visitor was when he changed the language, until the page is there again. */
  keptPlace: { area: 'session', key: 'mc_kept_place' },
  /** `1` when this browser session was told of the newer app. */
  upgradeTold: { area: 'session', key: 'mc_upgrade_told' },
  /** The push token with whose and how old it is. */
  pushToken: { area: 'local', key: 'FCM_webToken' },
  /** The device's date on which push was last asked about. */
  pushCloseDate: { area: 'local', key: 'FCM_closeDate' },
  /** Id of the member who switched push off on this device: he is not bound again by himself. */
  pushOff: { area: 'local', key: 'mc_push_off' },
  /** `1` once this device opened the site at all. */
  firstOpen: { area: 'local', key: 'firstOpen' },
  /** `1` once this session of the tab has seen a page. */
  contentViewed: { area: 'session', key: 'mc_content_viewed' },
  /** Who asked for a deposit on this device, with the id of its event. */
  firstDeposit: { area: 'local', key: 'firstDeposit' },
  /** Whose deposit arrived on this device. */
  firstArrival: { area: 'local', key: 'mc_first_arrival' },
  /** Movements of money that this tab was told of, by their senders' marks. */
  movementsSeen: { area: 'session', key: 'mc_money_seen' },
  /** When a login was made that is not reported yet, epoch ms. */
  loginDue: { area: 'session', key: 'mc_login_due' },
  /** Events that wait for the part of the page that tells them. */
  eventsDue: { area: 'session', key: 'mc_events_due' },
  /** Events that no pixel of the page before came to hear. */
  eventsUnheard: { area: 'session', key: 'mc_events_unheard' },
  /** The faster domain that this visit's race found, as its origin, or `none`. */
  domainRace: { area: 'session', key: 'mc_race' },
  /** When a move to a faster domain was last declined, epoch ms. */
  moveDeclined: { area: 'local', key: 'mc_no_move' },
  /** `1` once this browser session has reported its performance metrics. */
  metricsSent: { area: 'session', key: 'mc_metrics' },
  /** The one clock of time played, with whose it is. */
  playClock: { area: 'local', key: 'mc_play_clock' },
  /** Written and removed at once, to see whether the storage works. */
  probe: { area: 'local', key: 'mc_probe' },
} as const satisfies Record<string, StoredItem>;

/** Prefixes of cached answers: what anybody may see, and what belongs to one session. */
export const CACHE_PREFIX = { open: 'mc_cache:open:', own: 'mc_cache:own:' } as const;

/** Prefixes of the lists of games; the merchant's code follows, since one device may visit several. */
export const LIST_PREFIX = KEPT_LIST_PREFIX;
