import fc from 'fast-check';
import { buildRegistration, type RegistrationBase } from '@/lib/shared/auth/register/build-registration';
import type { RegisterForm } from '@/lib/shared/auth/register/register-form';

const base: RegistrationBase = {
  registerMethod: 'PWA',
  registerUrl: 'https://a.example/m/register?r=AB',
  loginDeviceId: '0'.repeat(36),
  affiliateCode: 'promo',
  domain: 'a.example',
  referralCode: 'AB',
};
const phone = { countryDialingCode: '84', mobileNum: '912345678' };
const form = (more: Partial<RegisterForm>): RegisterForm => ({
  method: 'username',
  username: ' lan7 ',
  password: ' pw 1 ',
  code: '',
  stays: false,
  ...more,
});
const rules = { isMobilePasswordRequired: true, canStay: true };

test('a user name registers with the base fields and the typed ones only (E4)', () => {
  expect(buildRegistration({ form: form({}), rules, base })).toEqual({
    login: true,
    username: 'lan7',
    password: ' pw 1 ',
    ...base,
  });
});

test('a number registers with dialling code, number, code and password (A4)', () => {
  const mobile = form({ method: 'mobile', phone, code: '123 456', username: 'left over' });
  expect(buildRegistration({ form: mobile, rules, base })).toEqual({
    login: true,
    ...phone,
    smsCode: '123456',
    password: ' pw 1 ',
    ...base,
  });
});

test('a number that Firebase has checked registers with its token instead of the code, a social sign-in beside it (E4, A10)', () => {
  const mobile = form({ method: 'mobile', phone, code: '123456', phoneToken: 't-2' });
  const social = { firebaseChannel: 'GOOGLE', firebaseIdToken: 't-1' };
  const body = buildRegistration({ form: mobile, rules, base, social });
  expect(body).toMatchObject({ ...phone, ...social, firebaseChannel2: 'PHONE', firebaseIdToken2: 't-2' });
  expect(body).not.toHaveProperty('smsCode');
});

test('without the password setting a mobile registration carries no password and cannot be remembered (A4, ruling 19)', () => {
  const mobile = form({ method: 'mobile', phone, code: '123456', stays: true });
  const body = buildRegistration({
    form: mobile,
    rules: { ...rules, isMobilePasswordRequired: false },
    base,
  });
  expect(body).not.toHaveProperty('password');
  expect(body).not.toHaveProperty('remember');
});

test('a chosen user name is not required (A22)', () => {
  const body = buildRegistration({ form: form({ method: 'auto' }), rules, base });
  expect(body).not.toHaveProperty('username');
  expect(body.password).toBe(' pw 1 ');
});

test('the template of the text is named for numbers, where the registry names one (E4)', () => {
  const named = { ...rules, smsTemplate: 'REG' };
  const mobile = form({ method: 'mobile', phone, code: '123456' });
  expect(buildRegistration({ form: mobile, rules: named, base }).smsTemplate).toBe('REG');
  expect(buildRegistration({ form: form({}), rules: named, base })).not.toHaveProperty('smsTemplate');
});

test('a captcha proof is the seccode or the v4 result, never the challenge (E4, A17)', () => {
  const v3 = { geetestChallenge: 'c', geetestSeccode: 's|jordan' };
  const v4 = { lot_number: 'l' };
  const proven = (proof: object) => buildRegistration({ form: form({}), rules, base, proof });
  expect(proven(v3)).toEqual({ ...proven({}), geetestSeccode: 's|jordan' });
  expect(proven({ geetestValidateV4: v4 })).toEqual({ ...proven({}), geetestValidateV4: v4 });
});

test.each([
  [{}, false],
  [{ fbc: 'x' }, true],
])('pixelTrack %j is sent: %s (E5)', (pixelTrack, isSent) => {
  const body = buildRegistration({ form: form({}), rules, base: { ...base, pixelTrack } });
  expect('pixelTrack' in body).toBe(isSent);
});

test('a pending sign-in is sent along, and only then (E4, A10)', () => {
  const social = { lineSessionToken: 't' };
  expect(buildRegistration({ form: form({}), rules, base, social }).lineSessionToken).toBe('t');
  expect(buildRegistration({ form: form({}), rules, base })).not.toHaveProperty('lineSessionToken');
});

test('a record is requested only where the player may stay and wants to (A2)', () => {
  const of = (stays: boolean, canStay: boolean) =>
    buildRegistration({ form: form({ stays }), rules: { ...rules, canStay }, base }).remember;
  expect([of(true, true), of(true, false), of(false, true)]).toEqual([true, undefined, undefined]);
});

test('no field is ever present without a value (E4)', () => {
  const text = fc.string();
  const maybe = fc.option(fc.string(), { nil: undefined });
  const method = fc.constantFrom('username' as const, 'mobile' as const, 'auto' as const);
  const flags = fc.record({ isMobilePasswordRequired: fc.boolean(), canStay: fc.boolean() });
  const given = fc.record({ method, username: text, password: text, code: text, stays: fc.boolean() });
  fc.assert(
    fc.property(given, flags, maybe, (typed, someRules, linkId) => {
      const body = buildRegistration({ form: typed, rules: someRules, base: { ...base, linkId } });
      expect(Object.values(body)).not.toContain(undefined);
      expect(body.login).toBe(true);
      expect('username' in body).toBe(typed.method === 'username');
    }),
  );
});
