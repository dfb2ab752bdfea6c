import fc from 'fast-check';
import { parseStatus, SWITCH_NAMES } from '@/lib/shared/site/parse-status';
import { hostileJson, hostileRecord } from '../support/hostile-json';

const FULL = {
  maintenance: true,
  maintenanceEnd: '2026-12-01T03:00:00Z',
  regionRestriction: true,
  ip: '203.0.113.9',
  test: true,
  merchantCode: 'x',
  mobileTemplate: 'A',
  imageCDNs: ['https://cdn1.example', 'http://cdn2.example', 'javascript:x', 7],
  register: { captcha: { enabled: true } },
  captcha: { login: true, sms: 1, register: 'true' },
  whitelabelVal: { GOOGLELOGIN3: true, MOBILEAUTOLOGIN3: '1', LINELOGIN3: 'no', OTHER: true },
  gw: { GEETEST_ID: 'abc', GEETEST_VERSION: 'v4', PROFILE_ICON_COUNT: 12 },
  customerService: [
    { path: 'cGF0aA==12345678', csType: 'LiveChat', csPosition: 2, labelIds: [7, 'x'], name: ' Chat ' },
  ],
  somethingNew: { deep: true },
};

test('reads a captcha version that is a number (E11, A18)', () => {
  expect(parseStatus({ gw: { GEETEST_VERSION: 4 } }).captchaVersion).toBe('4');
});

test('reads every field and ignores unknown ones (E11, N3)', () => {
  expect(parseStatus(FULL)).toEqual({
    maintenance: true,
    maintenanceEnd: '2026-12-01T03:00:00.000Z',
    regionRestriction: true,
    ip: '203.0.113.9',
    test: true,
    imageCdns: ['https://cdn1.example/'],
    captcha: { login: true, sms: true, register: true },
    sms: false,
    captchaId: 'abc',
    captchaVersion: 'v4',
    profileIconCount: 12,
    switches: {
      ...Object.fromEntries(SWITCH_NAMES.map((name) => [name, false])),
      GOOGLELOGIN3: true,
      MOBILEAUTOLOGIN3: true,
    },
    serviceEntries: [
      { path: 'cGF0aA==12345678', kind: 'LIVECHAT', position: 2, labelIds: ['7', 'x'], name: 'Chat' },
    ],
  });
});

const QUIET = parseStatus({});

test.each([undefined, null, 'x', 5, [], true])('%j is read as the quiet default (E11)', (value) => {
  expect(parseStatus(value)).toEqual(QUIET);
});

test('the quiet default closes nothing, requires no captcha and switches nothing on (E11, A11, A17)', () => {
  expect(QUIET).toMatchObject({
    maintenance: false,
    regionRestriction: false,
    test: false,
    imageCdns: [],
    captcha: { login: false, sms: false, register: false },
    captchaVersion: 'v3',
    profileIconCount: 9,
  });
  expect(Object.values(QUIET.switches)).toEqual(SWITCH_NAMES.map(() => false));
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [true, undefined, false],
])(
  'registration with scene flag %s and its own flag %s requires a captcha: %s (A17, ruling 37)',
  (scene, own, due) => {
    expect(
      parseStatus({ captcha: { register: scene }, register: { captcha: { enabled: own } } }).captcha.register,
    ).toBe(due);
  },
);

test.each(['soon', '', 5, null, '2026-13-99', '0', '1893456000000'])(
  'a maintenance end of %j is unknown (S1, E11)',
  (maintenanceEnd) => {
    expect(parseStatus({ maintenance: true, maintenanceEnd }).maintenanceEnd).toBeUndefined();
  },
);

test('hostile types never make it throw, and each field keeps its type (E11, FLT-18)', () => {
  fc.assert(
    fc.property(fc.oneof(hostileJson, hostileRecord(Object.keys(FULL))), (value) => {
      const status = parseStatus(value);
      expect([
        typeof status.maintenance,
        typeof status.captcha.login,
        typeof status.profileIconCount,
      ]).toEqual(['boolean', 'boolean', 'number']);
      expect(status.imageCdns.every((url) => url.startsWith('https://'))).toBe(true);
      expect(() => JSON.stringify(status)).not.toThrow();
    }),
  );
});

test.each([
  [{ firebase: true, apiKey: 'k' }, true],
  [{ firebase: '1' }, true],
  [{ other: true }, true],
  [{ firebase: false, apiKey: 'true' }, false],
  [{}, false],
  [undefined, false],
  ['yes', false],
])('sms settings %j offer text messages: %s (ruling 38)', (sms, isOn) => {
  expect(parseStatus({ sms }).sms).toBe(isOn);
});
