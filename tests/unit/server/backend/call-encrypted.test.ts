import { generateKeyPairSync } from 'node:crypto';
import { callBackend } from '@/lib/server/backend/call-backend';
import { login } from '@/lib/shared/calls/session-table';
import { aMerchant, aVisitor } from '../support/facts';
import { freshProvider } from '../support/fresh-provider';
import { failed, ok, type Plan } from '../support/recording-provider';
import { setEnv } from '../support/test-site';

// Sealing in JavaScript is slow where tests share a busy machine.
jest.setTimeout(30_000);
setEnv();
const provider = freshProvider('circuits', 'rsa-keys');

const KEY = 'GET /wps/session/key/rsa';
const LOGIN = '/wps/session/login';
const body = { username: 'lan', password: 'Passw0rd-canary' };
const call = (code = 'one') =>
  callBackend({ merchant: aMerchant(provider.origin, {}, code), row: login, visitor: aVisitor(), body });
const keyCalls = () => provider.callsTo('/wps/session/key/rsa').length;

test('the key comes first, and the provider opens the body with node:crypto (K3, WIRE §3)', async () => {
  provider.answers[`POST ${LOGIN}`] = ok({ token: 't' });
  expect((await call()).result).toMatchObject({ ok: true, value: { token: 't' } });
  const [key, sent] = provider.requests;
  expect([key?.path, sent?.path]).toEqual(['/wps/session/key/rsa', LOGIN]);
  expect(sent && provider.open(sent)).toEqual(body);
  expect(sent?.headers).toMatchObject({ encryption: 'A256GCM', 'content-type': 'application/json' });
  expect(sent?.text).not.toContain('canary');
});

test('eight logins at once fetch one key and seal each for itself (WIRE §3.1, §3.2)', async () => {
  provider.answers[`POST ${LOGIN}`] = ok({});
  await Promise.all(Array.from({ length: 8 }, () => call()));
  expect(keyCalls()).toBe(1);
  expect(new Set(provider.callsTo(LOGIN).map(({ headers }) => headers['x-rsa'])).size).toBe(8);
});

test('an expired key is fetched again and the call made once more, sealed anew (WIRE §3.5)', async () => {
  let tries = 0;
  provider.answers[`POST ${LOGIN}`] = () => {
    tries += 1;
    if (tries > 1) return ok({ token: 't' });
    provider.rotateKey();
    return failed('encryption.key.expired', 400);
  };
  expect((await call()).result.ok).toBe(true);
  const [first, second] = provider.callsTo(LOGIN);
  expect([keyCalls(), first?.text === second?.text]).toEqual([2, false]);
  expect(second && provider.open(second)).toEqual(body);
});

test('a key that expires again is told after two tries (WIRE §3.5)', async () => {
  provider.answers[`POST ${LOGIN}`] = failed('encryption.key.expired', 400);
  expect((await call()).result).toMatchObject({ ok: false, code: 'encryption.key.expired' });
  expect(provider.callsTo(LOGIN)).toHaveLength(2);
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
  '%s in place of the key fails the call; nothing goes out in clear text (K3, ruling 47, WIRE §3.6)',
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

test('each merchant asks for its own key (SEC-9)', async () => {
  provider.answers[`POST ${LOGIN}`] = ok({});
  await call('one');
  await call('two');
  expect(provider.callsTo('/wps/session/key/rsa').map(({ headers }) => headers.merchant)).toEqual([
    'one',
    'two',
  ]);
});
