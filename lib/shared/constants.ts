// Every number and fixed word of the specification, in one typed place; durations carry their unit.

/** Time-outs and delays, in milliseconds. */
export const TIMING = {
  requestTimeoutMs: 30_000,
  gameLaunchTimeoutMs: 10_000,
  pingTimeoutMs: 15_000,
  submitGuardMs: 500,
  captchaTimeoutMs: 5_000,
  errorToastMs: 3_000,
  incognitoNoticeMs: 1_500,
  splashMinMs: 800,
  bottomPromptSlideMs: 250,
  bottomPromptDelayMs: 1_000,
  chatScriptDelayMs: 500,
  chatHookRetryMs: [1_000, 3_000],
  oneTapDelayMs: 500,
  loadingToastMinMs: 5_000,
  loadingToastMaxMs: 10_000,
  refreshDelayMs: 200,
  manifestWaitMs: 10_000,
  touchIconWaitMs: 5_000,
  assetHashFirstMs: 1_500,
  assetHashEveryMs: 3_600_000,
  installPromptTries: 20,
  installPromptTryMs: 150,
  pushSetupDelayMs: 10_000,
  statusReportMs: 5_000,
  metricsDelayMs: 5_000,
  metricsTimeoutMs: 15_000,
  consumerSettingDebounceMs: 300,
} as const;

/** Lifetimes in days. */
export const LIFETIME_DAYS = { deviceId: 365, pushToken: 7, facebookCookie: 90, clickCookie: 1 } as const;

/** Device id: a UUID-style text of exactly this many characters. */
export const DEVICE_ID_LENGTH = 36;

/** Performance metrics: no support, and no value within the time-out. */
export const METRIC_SENTINEL = { unsupported: -1, missing: -2 } as const;

/** Currency codes are cut to this many letters; these are renamed first. */
export const CURRENCY = { letters: 3, aliases: { TLB: 'PHP' } } as const;

/** Deposit events carry these. */
export const DEPOSIT_TRACKING = { contentId: 99, contentType: 'product' } as const;

/** Languages used when nothing better is known. */
export const DEFAULT_LANGUAGE = { general: 'EN', lottery: 'VI' } as const;

/** The default password of a mobile registration has this many digits. */
export const MOBILE_PASSWORD_DIGITS = 6;

/** Passwords shorter than this are refused in the browser. */
export const PASSWORD_MIN_LENGTH = 6;

/** Profile icons offered when the status names no count. */
export const PROFILE_ICON_COUNT = 9;

/** Native shells older than this are asked to upgrade. */
export const APP_REQUIRED_VERSION = '2.4.39';

/** Game categories stand 100 apart, the first at 100. */
export const CATEGORY_ORDINAL = { first: 100, step: 100 } as const;

/** Icons a manifest should hold, the one taken when none does, and the visible name length. */
export const MANIFEST = { iconSizes: [192, 256, 384, 512], fallbackIconSize: 96, nameLength: 13 } as const;

/** The download bar's rating as shown. */
export const DOWNLOAD_BAR_RATING = '5.0';

/** Banner group of the download bar when none is named. */
export const DOWNLOAD_BAR_GROUP = 'm_top';

/** Add-to-home-screen defaults, the counter set once installed, and how many closes are a no for good. */
export const INSTALL = { theme: 'light', preferredWay: 'app', installedCounter: 99, maxCloses: 3 } as const;

/** Resource types a download list may hold. */
export const DOWNLOAD_TYPES = ['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon'] as const;

/** The wide layout starts above this width; the frame is then this share of the height. */
export const WIDE_LAYOUT = { breakpointPx: 768, ratio: 9 / 16 } as const;

/** Captcha version when the gateway names none. */
export const CAPTCHA_VERSION = 'v3';

/** Member types: agents, and the type that never synchronises its language. */
export const MEMBER_TYPE = { agents: [1, 2], noLanguageSync: 4 } as const;

/** Limits of the API proxy and of what it accepts back. */
export const PROXY_LIMIT = { requestBytes: 256 * 1024, answerBytes: 4 * 1024 * 1024 } as const;

/** Module ids that two registration calls carry. */
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

/** How many games a device keeps. */
export const DEVICE_LIST_LENGTH = { favourites: 50, recents: 30 } as const;

/** The controls around an embedded game leave after this time without a touch. */
export const GAME_CHROME = { hideAfterMs: 4_000 } as const;

/** What this site calls itself where a call asks for the platform. */
export const PLATFORM = 'html5';
