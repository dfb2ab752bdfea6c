// Numbers and fixed values of the specification; durations carry their unit.

// Times, each by itself: a page loads only those it uses.
export const REQUEST_TIMEOUT_MS = 30_000;
export const GAME_LAUNCH_TIMEOUT_MS = 10_000;
export const PING_TIMEOUT_MS = 15_000;
export const SUBMIT_GUARD_MS = 500;
export const CAPTCHA_TIMEOUT_MS = 5_000;
export const ERROR_TOAST_MS = 3_000;
export const INCOGNITO_NOTICE_MS = 1_500;
export const SPLASH_MIN_MS = 800;
export const BOTTOM_PROMPT_SLIDE_MS = 250;
export const BOTTOM_PROMPT_DELAY_MS = 1_000;
export const CHAT_SCRIPT_DELAY_MS = 500;
export const CHAT_HOOK_RETRY_MS = [1_000, 3_000] as const;
export const ONE_TAP_DELAY_MS = 500;
export const LOADING_TOAST_MIN_MS = 5_000;
export const LOADING_TOAST_MAX_MS = 10_000;
export const REFRESH_DELAY_MS = 200;
export const MANIFEST_WAIT_MS = 10_000;
export const TOUCH_ICON_WAIT_MS = 5_000;
export const ASSET_HASH_FIRST_MS = 1_500;
export const ASSET_HASH_EVERY_MS = 3_600_000;
export const INSTALL_PROMPT_TRIES = 20;
export const INSTALL_PROMPT_TRY_MS = 150;
export const PUSH_SETUP_DELAY_MS = 10_000;
export const STATUS_REPORT_MS = 5_000;
export const METRICS_DELAY_MS = 5_000;
export const METRICS_TIMEOUT_MS = 15_000;
export const CONSUMER_SETTING_DEBOUNCE_MS = 300;

export const LIFETIME_DAYS = { deviceId: 365, pushToken: 7, facebookCookie: 90, clickCookie: 1 } as const;

/** Device id: a UUID-style text of exactly this many characters. */
export const DEVICE_ID_LENGTH = 36;

/** Performance metrics: not supported, and no value within the time-out. */
export const METRIC_SENTINEL = { unsupported: -1, missing: -2 } as const;

/** Currency codes are cut to this many letters, after renaming. */
export const CURRENCY = { letters: 3, aliases: { TLB: 'PHP' } } as const;

export const DEPOSIT_TRACKING = { contentId: 99, contentType: 'product' } as const;

export const DEFAULT_LANGUAGE = { general: 'EN', lottery: 'VI' } as const;

/** How many days a chosen language is stored. */
export const LANGUAGE_DAYS = 365;

export const MOBILE_PASSWORD_DIGITS = 6;

export const PASSWORD_MIN_LENGTH = 6;

export const PROFILE_ICON_COUNT = 9;

/** Older native shells are asked to upgrade. */
export const APP_REQUIRED_VERSION = '2.4.39';

export const CATEGORY_ORDINAL = { first: 100, step: 100 } as const;

/** Icon sizes of a manifest, the fallback size, and the visible length of a name. */
export const MANIFEST = { iconSizes: [192, 256, 384, 512], fallbackIconSize: 96, nameLength: 13 } as const;

export const DOWNLOAD_BAR_RATING = '5.0';

export const DOWNLOAD_BAR_GROUP = 'm_top';

/** Add-to-home-screen defaults, the counter once installed, and the closes that count as a permanent no. */
export const INSTALL = { theme: 'light', preferredWay: 'app', installedCounter: 99, maxCloses: 3 } as const;

export const DOWNLOAD_TYPES = ['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon'] as const;

/** Width from which the wide layout applies, and its frame's ratio to the height. */
export const WIDE_LAYOUT = { breakpointPx: 768, ratio: 9 / 16 } as const;

export const CAPTCHA_VERSION = 'v3';

/** Member types: agents, and the type whose language is never synchronised. */
export const MEMBER_TYPE = { agents: [1, 2], noLanguageSync: 4 } as const;

/** Limits of a request to the API proxy, and of a provider's response. */
export const PROXY_LIMIT = { requestBytes: 256 * 1024, answerBytes: 4 * 1024 * 1024 } as const;

export const MODULE_ID = { register: 'REG3', registerMobile: 'MOBILENUMREG3' } as const;

/** Chat widget locales: seven regional and three bare. */
export const CHAT_LOCALES = {
  EN: 'en-US',
  CN: 'zh-CN',
  TW: 'zh-HK',
  RU: 'ru-RU',
  TH: 'th-TH',
  VI: 'vi-VN',
  JA: 'ja-JP',
  PT: 'pt',
  ES: 'es',
  AR: 'ar',
} as const;

export const DEVICE_LIST_LENGTH = { favourites: 50, recents: 30 } as const;

export const GAME_CHROME = { hideAfterMs: 4_000 } as const;

/** The platform that this site reports in calls. */
export const PLATFORM = 'html5';
