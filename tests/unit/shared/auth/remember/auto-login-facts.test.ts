import { buildAutoLoginText, parseAutoLoginText } from '@/lib/shared/auth/remember/auto-login';

const status = (on: boolean, captcha: boolean, expiry: boolean) => ({
  switches: { MOBILEAUTOLOGIN3: on, PWDEXPFORCECHANGE3: expiry },
  captcha: { login: captcha },
});

test.each([
  [true, false, false, 'on'],
  [true, true, false, 'on captcha'],
  [true, true, true, 'on captcha expiry'],
  [true, false, true, 'on expiry'],
])('on %s, captcha %s, expiry %s is sent as %j and understood (A14)', (isOn, captcha, expiry, text) => {
  expect(buildAutoLoginText(status(isOn, captcha, expiry))).toBe(text);
  expect(parseAutoLoginText(text)).toEqual({ isOn, isCaptchaShown: captcha, isExpiryForced: expiry });
});

test('nothing is sent where it is switched off, and silence means off (A14)', () => {
  expect(buildAutoLoginText(status(false, true, true))).toBeUndefined();
  for (const text of [undefined, '', 'captcha', 'onward']) expect(parseAutoLoginText(text).isOn).toBe(false);
});
