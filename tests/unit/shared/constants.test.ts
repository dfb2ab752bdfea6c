import * as constants from '@/lib/shared/constants';

test.each([
  ['request', constants.REQUEST_TIMEOUT_MS, 30_000],
  ['game launch', constants.GAME_LAUNCH_TIMEOUT_MS, 10_000],
  ['ping', constants.PING_TIMEOUT_MS, 15_000],
  ['submit guard', constants.SUBMIT_GUARD_MS, 500],
  ['captcha', constants.CAPTCHA_TIMEOUT_MS, 5_000],
  ['error toast', constants.ERROR_TOAST_MS, 3_000],
  ['incognito notice', constants.INCOGNITO_NOTICE_MS, 1_500],
  ['splash', constants.SPLASH_MIN_MS, 800],
  ['bottom prompt slide', constants.BOTTOM_PROMPT_SLIDE_MS, 250],
  ['bottom prompt delay', constants.BOTTOM_PROMPT_DELAY_MS, 1_000],
  ['chat script delay', constants.CHAT_SCRIPT_DELAY_MS, 500],
  ['chat hook retries', constants.CHAT_HOOK_RETRY_MS, [1_000, 3_000]],
  ['one-tap delay', constants.ONE_TAP_DELAY_MS, 500],
  ['shortest loading toast', constants.LOADING_TOAST_MIN_MS, 5_000],
  ['longest loading toast', constants.LOADING_TOAST_MAX_MS, 10_000],
  ['refresh delay', constants.REFRESH_DELAY_MS, 200],
  ['manifest wait', constants.MANIFEST_WAIT_MS, 10_000],
  ['touch icon wait', constants.TOUCH_ICON_WAIT_MS, 5_000],
  ['first asset hash', constants.ASSET_HASH_FIRST_MS, 1_500],
  ['later asset hashes', constants.ASSET_HASH_EVERY_MS, 3_600_000],
  ['install prompt tries', constants.INSTALL_PROMPT_TRIES, 20],
  ['install prompt try', constants.INSTALL_PROMPT_TRY_MS, 150],
  ['push set-up', constants.PUSH_SETUP_DELAY_MS, 10_000],
  ['status report', constants.STATUS_REPORT_MS, 5_000],
  ['metrics delay', constants.METRICS_DELAY_MS, 5_000],
  ['metrics time-out', constants.METRICS_TIMEOUT_MS, 15_000],
  ['consumer setting debounce', constants.CONSUMER_SETTING_DEBOUNCE_MS, 300],
])('the time of %s is the one of the specification (Z1, Z2)', (_what, actual, expected) => {
  expect(actual).toEqual(expected);
});

test.each<[keyof typeof constants, unknown]>([
  ['LIFETIME_DAYS', { deviceId: 365, pushToken: 7, facebookCookie: 90, clickCookie: 1 }],
  ['DEVICE_ID_LENGTH', 36],
  ['METRIC_SENTINEL', { unsupported: -1, missing: -2 }],
  ['CURRENCY', { letters: 3, aliases: { TLB: 'PHP' } }],
  ['DEPOSIT_TRACKING', { contentId: 99, contentType: 'product' }],
  ['DEFAULT_LANGUAGE', { general: 'EN', lottery: 'VI' }],
  ['LANGUAGE_DAYS', 365],
  ['MOBILE_PASSWORD_DIGITS', 6],
  ['PASSWORD_MIN_LENGTH', 6],
  ['PROFILE_ICON_COUNT', 9],
  ['APP_REQUIRED_VERSION', '2.4.39'],
  ['CATEGORY_ORDINAL', { first: 100, step: 100 }],
  ['MANIFEST', { iconSizes: [192, 256, 384, 512], fallbackIconSize: 96, nameLength: 13 }],
  ['DOWNLOAD_BAR_RATING', '5.0'],
  ['DOWNLOAD_BAR_GROUP', 'm_top'],
  ['INSTALL', { theme: 'light', preferredWay: 'app', installedCounter: 99, maxCloses: 3 }],
  ['DOWNLOAD_TYPES', ['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon']],
  ['WIDE_LAYOUT', { breakpointPx: 768, ratio: 9 / 16 }],
  ['CAPTCHA_VERSION', 'v3'],
  ['MEMBER_TYPE', { agents: [1, 2], noLanguageSync: 4 }],
  ['PROXY_LIMIT', { requestBytes: 262_144, answerBytes: 4_194_304 }],
  ['MODULE_ID', { register: 'REG3', registerMobile: 'MOBILENUMREG3' }],
  [
    'CHAT_LOCALES',
    {
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
    },
  ],
  ['DEVICE_LIST_LENGTH', { favourites: 50, recents: 30 }],
  ['GAME_CHROME', { hideAfterMs: 4_000 }],
  ['PLATFORM', 'html5'],
])('%s holds the values of the specification (Z1)', (name, expected) => {
  expect(constants[name]).toEqual(expected);
});

test('no constant is in the module without a row here (Z1)', () => {
  expect(Object.keys(constants)).toHaveLength(53);
});

test('constants of the authentication library stay in its SDK (Z3)', () => {
  const names = Object.keys(constants).join(' ');
  expect(names).not.toMatch(
    /heartbeat|firebase|installation_?token|indexed_?db|auth_?popup|redirect_?event/i,
  );
});
