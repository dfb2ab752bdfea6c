import {
  type CaptchaFacts,
  captchaRejectionOf,
  hasCaptcha,
  parseCaptchaVersion,
  toLoaderUrl,
} from '@/lib/shared/captcha/captcha-facts';

const v4: CaptchaFacts = { version: 'v4', id: 'abc', origin: 'https://static.geetest.com' };
const v3: CaptchaFacts = { ...v4, version: 'v3' };

test.each([
  ['v4', 'v4'],
  ['V4', 'v4'],
  ['4', 'v4'],
  [' v4 ', 'v4'],
  ['v3', 'v3'],
  ['', 'v3'],
  ['vier', 'v3'],
  [undefined, 'v3'],
])('the version %j counts as %s; the default is 3 (E11)', (raw, version) => {
  expect(parseCaptchaVersion(raw)).toBe(version);
});

test.each([
  ['login', v4, undefined],
  ['sms', v4, undefined],
  ['register', v4, undefined],
  ['login', v3, undefined],
  ['register', v3, undefined],
  ['sms', v3, 'captcha_service'],
  ['sms', undefined, 'captcha_service'],
  ['login', undefined, 'captcha_unavailable'],
  ['login', { ...v4, id: '' }, 'captcha_unavailable'],
  ['login', { ...v3, id: '' }, undefined],
] as const)(
  'the scene %s with %j is refused with %s: text messages need version 4 (A17)',
  (scene, facts, key) => {
    expect(captchaRejectionOf(scene, facts)).toBe(key);
  },
);

test('each version has its loader (A18)', () => {
  expect(toLoaderUrl(v3)).toBe('https://static.geetest.com/static/js/gt.0.5.0.js');
  expect(toLoaderUrl(v4)).toBe('https://static.geetest.com/v4/gt4.js');
});

test('a merchant has a captcha where any scene shows it (A17, ruling 36)', () => {
  const off = { login: false, sms: false, register: false };
  expect(hasCaptcha(off)).toBe(false);
  for (const scene of ['login', 'sms', 'register']) expect(hasCaptcha({ ...off, [scene]: true })).toBe(true);
});
