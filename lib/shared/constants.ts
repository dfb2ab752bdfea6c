// Numbers and fixed values of the specification; durations carry their unit.

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

export const LIFETIME_DAYS = { deviceId: 365, pushToken: 7, facebookCookie: 90, clickCookie: 1 } as const;

/** Device id: a UUID-style text of exactly this many characters. */
export const DEVICE_ID_LENGTH = 36;

/** Performance metrics: not supported, and no value within the time-out. */
export const METRIC_SENTINEL = { unsupported: -1, missing: -2 } as const;

/** Currency codes are cut to this many letters, after renaming. */
export const CURRENCY = { letters: 3, aliases: { TLB: 'PHP' } } as const;

export const DEPOSIT_TRACKING = { contentId: 99, contentType: 'product' } as const;

export const DEFAULT_LANGUAGE = { general: 'EN', lottery: 'VI' } as const;

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
