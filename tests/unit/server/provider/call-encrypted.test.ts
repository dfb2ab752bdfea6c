import { generateKeyPairSync } from 'node:crypto';
import { callProvider } from '@/lib/server/provider/call-provider';
import { login } from '@/lib/shared/calls/session-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
setEnv();
const provider = freshProvider('circuits', 'rsa-keys');

const KEY = 'GET /wps/session/key/rsa';
const LOGIN = '/wps/session/login';
const body = { username: 'lan', password: 'Passw0rd-canary' };
const call = (code = 'one') =>
  callProvider({ merchant: aMerchant(provider.origin, {}, code), row: login, visitor: aVisitor(), body });
const keyCalls = () => provider.callsTo('/wps/session/key/rsa').length;

test('the key comes first, and the provider opens the body with node:crypto (K3, provider-api §3)', async () => {
  provider.answers[`POST ${LOGIN}`] = ok({ token: 't' });
  expect((await call()).result).toMatchObject({ ok: true, value: { token: 't' } });
  const [key, sent] = provider.requests;
  expect([key?.path, sent?.path]).toEqual(['/wps/session/key/rsa', LOGIN]);
  expect(sent && provider.open(sent)).toEqual(body);
  expect(sent?.headers).toMatchObject({ encryption: 'A256GCM', 'content-type': 'application/json' });
  expect(sent?.text).not.toContain('canary');
});

test('eight logins at once fetch one key and seal each for itself (provider-api §3, §3.2)', async () => {
  provider.answers[`POST ${LOGIN}`] = ok({});
  await Promise.all(Array.from({ length: 8 }, () => call()));
  expect(keyCalls()).toBe(1);
  expect(new Set(provider.callsTo(LOGIN).map(({ headers }) => headers['x-rsa'])).size).toBe(8);
});

const OPENSSL = 'error:02000079:rsa routines::oaep decoding error';
const refused = (code: string | undefined, message = 'no', status = 400): Plan => ({
  status,
  json: { success: false, errorCode: code, message },
});

/** Refuses the first login with a plan, after `before`. */
const refuseOnce = (plan: Plan, before: () => void) => {
  let tries = 0;
  provider.answers[`POST ${LOGIN}`] = () => {
    tries += 1;
    if (tries > 1) return ok({ token: 't' });
    before();
    return plan;
  };
};

test('after encryption.key.expired a key is fetched once, and the call sent once more, sealed again (FLT-51, provider-api §3)', async () => {
  refuseOnce(refused('encryption.key.expired'), () => provider.rotateKey());
  expect((await call()).result.ok).toBe(true);
  const [first, second, ...more] = provider.callsTo(LOGIN);
  expect([keyCalls(), first?.text === second?.text, more.length]).toEqual([2, false, 0]);
  expect(second && provider.open(second)).toEqual(body);
});

test.each<[string, Plan]>([
  ['encryption.invalid', refused('encryption.invalid')],
  ['OpenSSL’s words alone', refused(undefined, OPENSSL)],
  ['Java’s words', refused('system.error', 'javax.crypto.BadPaddingException: Decryption error', 500)],
  ['a text that is no envelope', { status: 400, text: OPENSSL }],
])(
  'after %s the call is not sent again, and the next one is sealed with the new key (FLT-51, provider-api §3)',
  async (_what, plan) => {
    refuseOnce(plan, () => provider.rotateKey());
    expect((await call()).result).toMatchObject({ ok: false, code: 'encryption_unavailable', message: '' });
    expect([keyCalls(), provider.callsTo(LOGIN).length]).toEqual([2, 1]);
    expect([(await call()).result.ok, keyCalls()]).toEqual([true, 2]);
    expect(provider.callsTo(LOGIN).slice(1).map(provider.open)).toEqual([body]);
  },
);

test.each([
  ['a wrong password under 400', failed('login.cred.err', 400)],
  ['a name that reads like an error', refused('user.encrypted.unknown', 'There is no player "decrypt"')],
  ['a busy system', failed('busy', 503)],
])('%s is the answer: no second login, no new key (FLT-51)', async (_what, plan) => {
  refuseOnce(plan, () => provider.rotateKey());
  expect((await call()).result.ok).toBe(false);
  expect([provider.callsTo(LOGIN).length, keyCalls()]).toEqual([1, 1]);
});

test('with the same key again the call is not repeated, and no message of the library is exposed (FLT-51, provider-api §3)', async () => {
  provider.answers[`POST ${LOGIN}`] = refused('ERR_OSSL_RSA_OAEP_DECODING_ERROR', OPENSSL);
  const answer = await call();
  expect(answer).toMatchObject({ status: 502, result: { code: 'encryption_unavailable', message: '' } });
  expect(JSON.stringify(answer)).not.toMatch(/ossl|oaep|routines/i);
  expect([provider.callsTo(LOGIN).length, keyCalls()]).toEqual([1, 2]);
});

test('a key that is called expired again is reported after two tries, whether or not it differs (provider-api §3)', async () => {
  provider.answers[`POST ${LOGIN}`] = failed('encryption.key.expired', 400);
  expect((await call()).result).toMatchObject({ ok: false, code: 'encryption.key.expired' });
  expect([provider.callsTo(LOGIN).length, keyCalls()]).toEqual([2, 2]);
});

test('twenty logins that fail together share one refetch, and each is made once more (FLT-51)', async () => {
  provider.answers[`POST ${LOGIN}`] = ok({});
  await call();
  provider.rotateKey();
  provider.answers[`POST ${LOGIN}`] = (request) => {
    try {
      provider.open(request);
      return ok({ token: 't' });
    } catch {
      return { ...refused('encryption.key.expired'), delayMs: 50 };
    }
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => call()));
  expect(answers.every(({ result }) => result.ok)).toBe(true);
  expect([keyCalls(), provider.callsTo(LOGIN).length]).toEqual([2, 41]);
});

const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();

test.each<[string, Plan]>([
  ['a failure', failed('down', 500)],
  ['no text', ok({ key: 1 })],
  ['no key', ok('not a key')],
  ['a key of 1024 bits', ok(weak)],
  ['a dropped connection', { drop: true }],
  ['HTML', { text: '<html>' }],
])(
  '%s in place of the key fails the call; nothing is sent in clear text (K3, ruling 47, provider-api §3)',
  async (_what, plan) => {
    provider.answers[KEY] = plan;
    provider.answers[`POST ${LOGIN}`] = ok({});
    expect(await call()).toMatchObject({
      status: 502,
      result: { ok: false, code: 'encryption_unavailable' },
    });
    expect(provider.callsTo(LOGIN)).toHaveLength(0);
    expect(provider.requests.map(({ text }) => text).join('')).not.toContain('canary');
  },
);

test('each merchant fetches its own key (SEC-9)', async () => {
  provider.answers[`POST ${LOGIN}`] = ok({});
  await call('one');
  await call('two');
  const askers = provider.callsTo('/wps/session/key/rsa').map(({ headers }) => headers.merchant);
  expect(askers).toEqual(['one', 'two']);
});
