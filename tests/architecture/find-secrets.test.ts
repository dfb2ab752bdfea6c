// The search for secrets, on which other tests rely, knows their names and finds every encoding.
import { secretsOfAddress, secretsOfBody } from '@/tests/browser/support/secrets/secret-values';
import { findSecrets } from '@/tests/support/find-secrets';

const PASSWORD = 'Passw0rd!+/ü';
const b64 = (text: string) => Buffer.from(text).toString('base64');
const url64 = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['plain', PASSWORD],
  ['percent-encoded', encodeURIComponent(PASSWORD)],
  ['in an address', `https://x.example/?a=1&p=${encodeURIComponent(PASSWORD)}#x`],
  ['in base64', b64(PASSWORD)],
  ['in base64 twice', b64(b64(PASSWORD))],
  ['in base64 of an address', url64(PASSWORD)],
  ['in a record that is base64 as a whole', b64(JSON.stringify({ type: 'username', password: PASSWORD }))],
  ['in base64 that is percent-encoded', encodeURIComponent(b64(PASSWORD))],
])('a password is found %s', (_where, text) => {
  expect(findSecrets(`{"a":"${text}"}`, [PASSWORD])).toEqual([PASSWORD]);
});

test('a code is found alone, and not by chance inside of something longer', () => {
  expect(findSecrets('code=493021&x', ['493021'])).toEqual(['493021']);
  expect(findSecrets(b64('493021'), ['493021'])).toEqual(['493021']);
  expect(findSecrets('a-1493021.png f493021e', ['493021'])).toEqual([]);
});

test('nothing is found where nothing is', () => {
  expect(findSecrets(`${b64('something else entirely')} Passw0rd`, [PASSWORD, '493021'])).toEqual([]);
});

test.each([
  [{ username: 'minh01', password: 'Passw0rd!', type: 'username' }, 'Passw0rd!'],
  [{ username: 'minh01', verifyType: 'email', verifyCode: '493021' }, '493021'],
  [{ mobileNum: '0912345678', smsCode: '493021', registerMethod: 'H5' }, '493021'],
  [{ code: 'line-code', redirectUri: 'https://a.example/m/home' }, 'line-code'],
  [{ codeVerifier: 'verifier-of-43' }, 'verifier-of-43'],
  [{ lineSessionToken: 'line-token', login: true }, 'line-token'],
  [{ telegramAuth: { id: 7001, first_name: 'Nguyen', hash: 'a1b2c3d4' } }, 'a1b2c3d4'],
  [{ firebaseChannel: 'GOOGLE', firebaseIdToken: 'eyJhbGciOi' }, 'eyJhbGciOi'],
  [{ geetestValidateV4: { lot_number: 'lot-number', pass_token: 'pass-token' } }, 'pass-token'],
  [{ sessionId: 'wallet-session', env: 'prod' }, 'wallet-session'],
  [{ postBody: 'id_token=eyJhbGciOi&providerId=google.com', requestUri: 'http://localhost' }, 'eyJhbGciOi'],
])('of %j only %s is a secret, parsed or as text', (body, secret) => {
  expect(secretsOfBody(body).map(([value]) => value)).toEqual([secret]);
  expect(secretsOfBody(JSON.stringify(body)).map(([value]) => value)).toEqual([secret]);
});

test('an address may contain codes, states, hashes, tokens and sessions; a game’s code is not a secret', () => {
  const at = (rest: string) => secretsOfAddress(`https://a.example/m/home${rest}`).map(([value]) => value);
  expect(at('?code=line-code&state=line-state&kw=a')).toEqual(['line-code', 'line-state']);
  expect(at('?code=cm-fiesta-wheel')).toEqual([]);
  expect(at('?token=provider-token&tgStart=start-nonce')).toEqual(['start-nonce', 'provider-token']);
  expect(at('#sessionId=wallet-session&env=prod')).toEqual(['wallet-session']);
  const result = b64(JSON.stringify({ id: 7001, hash: 'a1b2c3d4' }));
  expect(at(`#tgAuthResult=${encodeURIComponent(result)}`)).toEqual([result, 'a1b2c3d4']);
});
