// Every storage key of the site with its area; no other key is ever written.
import 'client-only';
import { SESSION_INFO_KEY } from '@/lib/shared/auth/session-info';
import { DEVICE_ID_KEY } from '@/lib/shared/device/device-id';
import {
  BAR_RANK_KEY,
  DOWNLOAD_BAR_KEY,
  DOWNLOAD_DUE_KEY,
  REFERRAL_BANNER_KEY,
  SAVED_LIST_PREFIX,
  VISIT_COUNT_KEY,
  VISIT_MARK_KEY,
} from '@/lib/shared/pre-paint-keys';

/** `local` persists on the device, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

export type StoredItem = { readonly area: StorageArea; readonly key: string };

export const STORED = {
  sessionInfo: { area: 'session', key: SESSION_INFO_KEY },
  /** `1` after the first login of an account, `2` once it is greeted; gone once its first steps are closed. */
  firstLogin: { area: 'session', key: 'firstLogin' },
  /** A login succeeded; its follow-up calls are due. */
  justSignedIn: { area: 'session', key: 'justSignedIn' },
  /** `0` when auto-login is off, `1` once a login is remembered. */
  autoLogin: { area: 'local', key: 'autoLogin' },
  /** How the player left the box that keeps them signed in: `1` ticked, `0` not. */
  keepChoice: { area: 'local', key: 'mc_keep_login' },
  remembered: { area: 'local', key: 'remPass' },
  /** Record version; its encryption key is in an HttpOnly cookie. */
  rememberedMark: { area: 'local', key: 'sass' },
  /** 36 characters. */
  deviceId: { area: 'local', key: DEVICE_ID_KEY },
  /** `1` when the site runs as a web clip. */
  webclip: { area: 'local', key: 'WEBCLIP' },
  /** `1` inside the operator's app. */
  inApp: { area: 'local', key: 'in_app' },
  /** affiliateCode, referralCode and originalDomain, since the first page view. */
  regInfo: { area: 'local', key: 'reg_info' },
  s2sInfo: { area: 'local', key: 's2s_info' },
  /** Click and campaign values of the latest addresses, with consent. */
  clicks: { area: 'local', key: 'mc_clicks' },
  /** Same before a consent choice; never reported. */
  visitClicks: { area: 'session', key: 'mc_visit_clicks' },
  /** `1` when this visit started with the homescreen flag. */
  homescreen: { area: 'session', key: 'homescreen' },
  /** `0` when this visit opted out of full screen. */
  fullscreen: { area: 'session', key: 'fullscreen' },
  lineSessionToken: { area: 'session', key: 'lineSessionToken' },
  telegramAuth: { area: 'session', key: 'telegramAuth' },
  /** What the return of a started LINE sign-in must match. */
  lineFlow: { area: 'local', key: 'mc_line_flow' },
  /** Where a registration leads, once its page was opened for it. */
  go: { area: 'session', key: 'mc_go' },
  /** `go` and carried query during an external sign-in. */
  flowQuery: { area: 'session', key: 'mc_flow_query' },
  /** What the return of a started Telegram sign-in must match. */
  telegramFlow: { area: 'local', key: 'mc_telegram_flow' },
  referralBanner: { area: 'session', key: REFERRAL_BANNER_KEY },
  /** Id of the member whom the chat widget knows; gone once it is cleared. */
  chatMember: { area: 'local', key: 'mc_chat_member' },
  feedbackDraft: { area: 'session', key: 'mc_feedback' },
  phone: { area: 'session', key: 'mc_phone' },
  /** Recipient of the last code, and when the next is allowed. */
  codeWait: { area: 'session', key: 'mc_code_wait' },
  /** Whose password is being recovered, and when the code was requested. */
  recovery: { area: 'session', key: 'mc_recovery' },
  /** Pending Firebase message id; useless without its code. */
  phoneCheck: { area: 'session', key: 'mc_phone_check' },
  /** Provider of a sign-in that left by redirect. */
  socialRedirect: { area: 'session', key: 'mc_social_redirect' },
  /** Path of the own server that holds a Firebase token of this device. */
  tokenSync: { area: 'local', key: 'mc_token_sync' },
  /** User name for the log-in form after a recovery or registration; taken once. */
  entryName: { area: 'session', key: 'mc_entry_name' },
  entryNote: { area: 'session', key: 'mc_entry_note' },
  /** Visits of this device, counted up to 2: installing is offered from the second on. */
  visits: { area: 'local', key: VISIT_COUNT_KEY },
  /** `1` once this visit is counted. */
  visitCounted: { area: 'session', key: VISIT_MARK_KEY },
  /** How often the install prompt was closed; 99 once installed. */
  installCloses: { area: 'local', key: 'a2hs_close_count' },
  /** `1` when this session does not want the install prompt. */
  installSkipped: { area: 'session', key: 'skip_a2hs' },
  /** `1` once the browser reports the installation. */
  pwaInstalled: { area: 'local', key: 'pwa_installed' },
  /** `1` once opened from the home screen. */
  homescreenOpened: { area: 'local', key: 'a2hs_first_open' },
  /** `1` when closed. */
  downloadBar: { area: 'session', key: DOWNLOAD_BAR_KEY },
  /** Time of a download not reported yet, epoch ms. */
  downloadDue: { area: 'session', key: DOWNLOAD_DUE_KEY },
  /** The member's VIP rank, stored only if the download bar needs it. */
  barRank: { area: 'session', key: BAR_RANK_KEY },
  assetHash: { area: 'local', key: 'asset_hash' },
  /** Time of the newest announcement seen, ISO. */
  newsSeen: { area: 'local', key: 'mc_news_seen' },
  /** `1` while the change of `assetHash` is not shown yet. */
  updateOwed: { area: 'local', key: 'mc_update_owed' },
  /** Form input across a refresh; no passwords or codes. */
  savedForm: { area: 'session', key: 'mc_kept_form' },
  /** Page and scroll position across a language change; else the language of the newest page. */
  savedScroll: { area: 'session', key: 'mc_kept_place' },
  /** `1` once this session has shown the app upgrade. */
  upgradeShown: { area: 'session', key: 'mc_upgrade_told' },
  pushToken: { area: 'local', key: 'FCM_webToken' },
  /** Device date of the last push prompt. */
  pushCloseDate: { area: 'local', key: 'FCM_closeDate' },
  /** Id of the member who turned push off here: no automatic binding. */
  pushOff: { area: 'local', key: 'mc_push_off' },
  /** `1` once this device has opened the site. */
  firstOpen: { area: 'local', key: 'firstOpen' },
  /** `1` once this tab session has viewed a page. */
  contentViewed: { area: 'session', key: 'mc_content_viewed' },
  /** Members who requested a deposit here, with event ids. */
  firstDeposit: { area: 'local', key: 'firstDeposit' },
  firstArrival: { area: 'local', key: 'mc_first_arrival' },
  /** Money movements seen by this device, by member, sender and id; gone with a log-out. */
  movementsSeen: { area: 'local', key: 'mc_money_seen' },
  /** The member's payments that this device has seen in the provider's list; gone with a log-out. */
  payments: { area: 'local', key: 'mc_payments' },
  /** Members who opened games and cashiers from this tab, by origin. */
  moneyOwners: { area: 'session', key: 'mc_money_owners' },
  /** Where this tab's last redirected game came from. */
  launchedOrigin: { area: 'session', key: 'mc_game_origin' },
  /** Time of a login not reported yet, epoch ms. */
  loginDue: { area: 'session', key: 'mc_login_due' },
  /** Events waiting for the delivery module. */
  eventsDue: { area: 'session', key: 'mc_events_due' },
  /** Events that not all pixels of the last page received. */
  unreceivedEvents: { area: 'session', key: 'mc_events_unheard' },
  /** Origin of the faster domain in this visit, or `none`. */
  domainRace: { area: 'session', key: 'mc_race' },
  /** When the domains may race again, epoch ms. */
  nextRace: { area: 'local', key: 'mc_next_race' },
  /** `1` once this session has reported performance. */
  metricsSent: { area: 'session', key: 'mc_metrics' },
  playClock: { area: 'local', key: 'mc_play_clock' },
  /** Written and removed at once, to test storage. */
  probe: { area: 'local', key: 'mc_probe' },
} as const satisfies Record<string, StoredItem>;

/** Prefix of cached answers. */
export const CACHE_PREFIX = 'mc_cache:open:';

/** Prefix of recent searches; the merchant code follows. */
export const SEARCHES_PREFIX = 'mc_searches:';

export const LIST_PREFIX = SAVED_LIST_PREFIX;
