import fc from 'fast-check';
import { offeredMessengers } from '@/lib/shared/social/offered-messengers';
import {
  buildFirebaseLogin,
  buildLineLogin,
  buildSocialRegistration,
  buildTelegramLogin,
  toProofFields,
} from '@/lib/shared/social/social-request';
import {
  afterRegisterChoice,
  afterUnbound,
  isUnbound,
  stripSuffix,
  toChooseText,
} from '@/lib/shared/social/unbound';

const line = { kind: 'line', lineSessionToken: 't' } as const;
const telegram = { kind: 'telegram', telegramAuth: { id: 1, x: 'y' } } as const;
const firebase = { kind: 'firebase', channel: 'GOOGLE', idToken: 'i' } as const;
const facts = { device: 'PWA', loginDeviceId: 'd' } as const;
const origin = { registerMethod: 'H5', registerUrl: 'u', domain: 'h', affiliateCode: undefined } as const;
const toSent = (body: object): unknown => JSON.parse(JSON.stringify(body));

test('two codes mean that no account is bound, others do not (A10)', () => {
  const codes = ['bind_customer_required', 'not.exists.user', 'line_invalid_token', 'login.cred.err'];
  expect(codes.map((code) => isUnbound({ code }))).toEqual([true, true, false, false]);
});

test('an unbound proof creates an account or asks, by the merchant’s switches (A10)', () => {
  expect(afterUnbound({ autoCreate: true })).toBe('create');
  expect(afterUnbound({ autoCreate: false })).toBe('choose');
  expect(afterRegisterChoice({ manualRegistration: true })).toBe('screen');
  expect(afterRegisterChoice({ manualRegistration: false })).toBe('create');
});

test('a proof is sent in the fields of its own kind only (E4, E6)', () => {
  expect(toProofFields(line)).toEqual({ lineSessionToken: 't' });
  expect(toProofFields(telegram)).toEqual({ telegramAuth: telegram.telegramAuth });
  expect(toProofFields(firebase)).toEqual({ firebaseChannel: 'GOOGLE', firebaseIdToken: 'i' });
  expect(toProofFields(undefined)).toEqual({});
});

test('each login has the fields of its call, and no unknown ones (K6)', () => {
  expect(buildLineLogin(line, facts)).toEqual({ lineSessionToken: 't', ...facts });
  expect(buildFirebaseLogin(firebase, {})).toEqual({
    type: 'firebase',
    firebaseChannel: 'GOOGLE',
    firebaseIdToken: 'i',
  });
  const sent = buildTelegramLogin(telegram, { loginDeviceId: 'd', device: undefined }, origin);
  expect(toSent(sent)).toStrictEqual({
    telegramAuth: telegram.telegramAuth,
    registerUrl: 'u',
    domain: 'h',
    loginDeviceId: 'd',
  });
});

test('a registration by proof sends its attribution and the proof (E4)', () => {
  expect(toSent(buildSocialRegistration(line, origin))).toStrictEqual({
    login: true,
    registerMethod: 'H5',
    registerUrl: 'u',
    domain: 'h',
    lineSessionToken: 't',
  });
});

const ways = {
  line: { clientId: '1', authorizeUrl: 'https://l.example/', pkce: true },
  telegram: { botId: '2', authUrl: 'https://t.example/', authDomain: 'one.example' },
};
const shown = (webview: string | undefined, hostname = 'www.one.example') =>
  Object.keys(offeredMessengers(ways, { webview, hostname }));

test('an app’s own browser offers that app’s method only (A11, ruling 32)', () => {
  expect(shown(undefined)).toEqual(['line', 'telegram']);
  expect(shown('WebView')).toEqual(['line', 'telegram']);
  expect(shown('LINE')).toEqual(['line']);
  expect(shown('Telegram')).toEqual(['telegram']);
  expect(shown('Zalo')).toEqual([]);
});

test('Telegram is offered under its bot’s domain alone: elsewhere it would refuse (A11)', () => {
  expect(shown(undefined, 'one.example')).toEqual(['line', 'telegram']);
  expect(shown(undefined, 'evilone.example')).toEqual(['line']);
  expect(shown(undefined, 'two.example')).toEqual(['line']);
});

test.each([
  ['No account yet. (firebase)', 'No account yet.'],
  ['尚未绑定（firebase）', '尚未绑定'],
  ['One (two) (three)', 'One (two)'],
  ['Keep (this) here', 'Keep (this) here'],
  ['Two\nlines (x)', 'Two\nlines'],
  ['(all of it)', ''],
  ['  plain  ', 'plain'],
])('one parenthetical group at the end is removed, and one only: %j (X10, ruling 66)', (text, rest) => {
  expect(stripSuffix(text)).toBe(rest);
});

test.each([
  ['line', 'Link Mai to an account first. [line]', 'Link Mai to an account first.'],
  ['line', '[LINE] Link Mai', 'Link Mai'],
  ['line', '请绑定【line】', '请绑定'],
  ['line', 'Link Mai (line)', 'Link Mai'],
  ['line', 'Not linked yet. (FX) [G]', 'Not linked yet.'],
  ['line', 'Link Mai [G] to an account first. [line]', 'Link Mai [G] to an account first.'],
  ['line', '[LINE] Link Mai [G] first.', 'Link Mai [G] first.'],
  ['line', 'Link Mai [line] first.', 'Link Mai first.'],
  ['line', 'Link Mai (FX) first. [line]', 'Link Mai (FX) first.'],
  ['telegram', 'Link Mai [telegram]', 'Link Mai'],
  ['firebase', 'Link [me] (x)', 'Link [me]'],
  ['firebase', 'Link [me] first.', 'Link [me] first.'],
  ['firebase', 'Not linked yet. (FX) [G]', 'Not linked yet.'],
] as const)('a message of %s loses its tail: %j (X10)', (kind, text, rest) => {
  expect(toChooseText(text, kind)).toBe(rest);
});

test('a text without a group at its end is not changed (ruling 66)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = `${text.replace(/[()（）]/gu, '')}.`;
      expect(stripSuffix(plain)).toBe(plain.trim());
      expect(stripSuffix(`${plain} (${text.replace(/[()（）]/gu, '')})`)).toBe(plain);
    }),
  );
});
