import * as constants from '@/lib/shared/constants';

const { TIMING } = constants;

test.each([
  ['request', TIMING.requestTimeoutMs, 30_000],
  ['game launch', TIMING.gameLaunchTimeoutMs, 10_000],
  ['ping', TIMING.pingTimeoutMs, 15_000],
  ['submit guard', TIMING.submitGuardMs, 500],
  ['captcha', TIMING.captchaTimeoutMs, 5_000],
  ['error toast', TIMING.errorToastMs, 3_000],
  ['incognito notice', TIMING.incognitoNoticeMs, 1_500],
  ['splash', TIMING.splashMinMs, 800],
  ['bottom prompt slide', TIMING.bottomPromptSlideMs, 250],
  ['bottom prompt delay', TIMING.bottomPromptDelayMs, 1_000],
  ['chat script delay', TIMING.chatScriptDelayMs, 500],
  ['chat hook retries', TIMING.chatHookRetryMs, [1_000, 3_000]],
  ['one-tap delay', TIMING.oneTapDelayMs, 500],
  ['shortest loading toast', TIMING.loadingToastMinMs, 5_000],
  ['longest loading toast', TIMING.loadingToastMaxMs, 10_000],
  ['refresh delay', TIMING.refreshDelayMs, 200],
  ['manifest wait', TIMING.manifestWaitMs, 10_000],
  ['touch icon wait', TIMING.touchIconWaitMs, 5_000],
  ['first asset hash', TIMING.assetHashFirstMs, 1_500],
  ['later asset hashes', TIMING.assetHashEveryMs, 3_600_000],
  ['install prompt tries', TIMING.installPromptTries, 20],
  ['install prompt try', TIMING.installPromptTryMs, 150],
  ['push set-up', TIMING.pushSetupDelayMs, 10_000],
  ['status report', TIMING.statusReportMs, 5_000],
  ['metrics delay', TIMING.metricsDelayMs, 5_000],
  ['metrics time-out', TIMING.metricsTimeoutMs, 15_000],
  ['consumer setting debounce', TIMING.consumerSettingDebounceMs, 300],
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
  expect(Object.keys(constants)).toHaveLength(26);
  expect(Object.keys(TIMING)).toHaveLength(27);
});

test('constants of the authentication library stay in its SDK (Z3)', () => {
  const names = [...Object.keys(constants), ...Object.keys(TIMING)].join(' ');
  expect(names).not.toMatch(/heartbeat|firebase|installationToken|indexedDb|authPopup|redirectEvent/i);
});
