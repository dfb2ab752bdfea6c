import { type AutoLoginScene, pickAutoLogin } from '@/lib/shared/auth/remember/auto-login';
import { buildAutoLoginText, parseAutoLoginText } from '@/lib/shared/auth/remember/auto-login-facts';

const record = { type: 'username', username: 'lan', merchant: 'one', password: 'text' } as const;
const scene: AutoLoginScene = {
  session: 'visitor',
  query: new URLSearchParams(),
  isReturn: false,
  facts: { isOn: true, isCaptchaShown: false, isExpiryForced: false },
  stored: '1',
  record,
  merchant: 'one',
};
const at = (query: string) => ({ query: new URLSearchParams(query) });

test.each<[string, Partial<AutoLoginScene>]>([
  ['all conditions hold', {}],
  ['nothing was ever chosen', { stored: null }],
  ['the choice is spoilt', { stored: 'x' }],
  ['the query has other names', at('go=%2Fm%2Fgame&r=ab&kw=backUrl')],
  ['only a code stands there', at('code=1')],
  ['only a state stands there', at('state=1')],
])('it runs when %s (A14)', (_what, more) => {
  expect(pickAutoLogin({ ...scene, ...more })).toBe(record);
});

test.each<[string, Partial<AutoLoginScene>]>([
  ['a member is signed in', { session: 'member' }],
  ['the session is not known yet', { session: 'unknown' }],
  ['the merchant switched it off', { facts: { ...scene.facts, isOn: false } }],
  ['a login asks for a captcha', { facts: { ...scene.facts, isCaptchaShown: true } }],
  ['the player said no, or a login was refused', { stored: '0' }],
  ['nothing is remembered', { record: undefined }],
  ['the record is another merchant’s', { merchant: 'two' }],
  ['the record is by SMS', { record: { type: 'sms', mobileNum: '1', merchant: 'one', password: '' } }],
  ['redirectUrl is there (RR6)', at('redirectUrl=%2Fm%2Fhome')],
  ['backUrl is there, though empty (RR6)', at('a=1&backUrl=')],
  ['a token is there (ruling 28)', at('token=x')],
  ['tokens is there (ruling 28)', at('tokens=x')],
  ['a third party’s return opened the page (RR9, RR10, ruling 28)', { isReturn: true }],
])('it does not run when %s (A14)', (_what, more) => {
  expect(pickAutoLogin({ ...scene, ...more })).toBeUndefined();
});

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
