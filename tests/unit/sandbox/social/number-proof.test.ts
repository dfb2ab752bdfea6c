import { withSandbox } from '../with-sandbox.ts';

const client = withSandbox();

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: 'https://securetoken.google.com/demo-aurora',
  aud: 'demo-aurora',
  sub: 'u1',
  iat: now(),
  exp: now() + 3600,
  phone_number: '+84901234567',
  firebase: { sign_in_provider: 'phone' },
});
const tokenOf = (more: object = {}) => `${encode({ alg: 'none' })}.${encode({ ...claims(), ...more })}.`;
const put = (more: object) =>
  client.ask('/wps/member/register/mobile', {
    headers: { moduleid: 'MOBILENUMREG3' },
    body: { countryDialingCode: '84', mobileNum: '901234567', password: '246810', ...more },
  });
const proved = (more: object = {}) => ({ firebaseChannel2: 'PHONE', firebaseIdToken2: tokenOf(more) });

test.each([
  ['of another project', { aud: 'demo-rio' }],
  ['of another issuer', { iss: 'https://accounts.google.com' }],
  ['that is over', { exp: 1_700_000_000 }],
  ['of tomorrow', { iat: 4_000_000_000 }],
  ['for another number', { phone_number: '+84901234568' }],
  ['without a number', { phone_number: undefined }],
  ['without a subject', { sub: '' }],
  ['of a sign-in at Google', { firebase: { sign_in_provider: 'google.com' } }],
])('a token %s proves no number (E4)', async (_, more) => {
  expect((await put(proved(more))).errorCode).toBe('firebase.token.invalid');
});

test.each(['', 'x', 'a.b.c', 'a.bnVsbA.c'])('the text %j is no token (E4)', async (firebaseIdToken2) => {
  expect((await put({ firebaseChannel2: 'PHONE', firebaseIdToken2 })).errorCode).toBe(
    'firebase.token.invalid',
  );
});

test('a fitting token creates the account, once, and is stored nowhere; the channel is named (E4, A4)', async () => {
  expect((await put({ ...proved(), firebaseChannel2: 'GOOGLE' })).errorCode).toBe('firebase.token.invalid');
  expect((await put(proved())).value.userName).toBe('m901234567');
  expect((await put(proved())).errorCode).toBe('register.mobile.exists');
  expect(JSON.stringify(await client.control('/received?kind=registration'))).not.toContain('IdToken2');
});

test('without a token the provider’s code is required (E11)', async () => {
  expect((await put({})).errorCode).toBe('verify.code.invalid');
});

test('a number’s token neither signs in nor binds an account (A10)', async () => {
  const social = await client.ask('/wps/member/register/social', { body: proved() });
  expect(social.errorCode).toBe('parameter.missing');
});
