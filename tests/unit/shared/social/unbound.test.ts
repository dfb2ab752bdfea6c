import { offeredMessengers } from '@/lib/shared/social/offered-messengers';
import {
  buildFirebaseLogin,
  buildLineLogin,
  buildSocialRegistration,
  buildTelegramLogin,
  toProofFields,
} from '@/lib/shared/social/social-request';
import { afterRegisterChoice, afterUnbound, isUnbound } from '@/lib/shared/social/unbound';

const line = { kind: 'line', lineSessionToken: 't' } as const;
const telegram = { kind: 'telegram', telegramAuth: { id: 1, x: 'y' } } as const;
const firebase = { kind: 'firebase', channel: 'GOOGLE', idToken: 'i' } as const;
const facts = { device: 'PWA', loginDeviceId: 'd' } as const;
const origin = { registerMethod: 'H5', registerUrl: 'u', domain: 'h', affiliateCode: undefined } as const;

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
  expect(sent).toStrictEqual({
    telegramAuth: telegram.telegramAuth,
    registerUrl: 'u',
    domain: 'h',
    loginDeviceId: 'd',
  });
});

test('a registration by proof sends its attribution and the proof (E4)', () => {
  expect(buildSocialRegistration(line, origin)).toStrictEqual({
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
