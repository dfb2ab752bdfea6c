import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { makeDeviceKey } from '@/lib/server/sessions/device-key';
import { sealRemembered } from '@/lib/server/sessions/remembered-seal';
import urdu from '@/locales/UR.json';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import {
  failed,
  ok,
  type Plan,
  type Provider,
  startProvider,
} from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  const languages = { languages: ['EN', 'UR'], defaultLanguage: 'EN' };
  setRegistry([toEntry('one', { backend: { origin: provider.origin }, ...languages }), toEntry('two')]);
});
beforeEach(() => {
  provider.reset();
  // Each test is another visitor's: the limits of the one before are not its own.
  forget();
});
afterAll(() => provider.close());

const DAY_MS = 24 * 3600 * 1000;
const key = makeDeviceKey();
const cookie = `mck=${key}`;
const seal = (merchant = 'one', deviceKey = key, ageMs = 0, names = ['lan', '84912']) =>
  sealRemembered({ password: 'pw', names, usedAtMs: Date.now() - ageMs }, { merchant, deviceKey });
const ask = (remembered: unknown, headers: Record<string, string> = {}, path = '/wps/session/login') =>
  handleCall(callRequest(path, { username: 'lan', type: 'username', remembered }, headers));

test.each([
  ['another merchant’s', () => seal('two'), cookie],
  ['another device’s', () => seal('one', makeDeviceKey()), cookie],
  ['not used for 30 days', () => seal('one', key, 30 * DAY_MS + 1000), cookie],
  ['another member’s', () => seal('one', key, 0, ['minh']), cookie],
  ['tampered with', () => `${seal()?.slice(0, -6)}AAAAA=`, cookie],
  ['without a key', () => seal(), ''],
  ['with a spoilt key', () => seal(), 'mck=x'],
  ['with two keys', () => seal(), `${cookie}; ${cookie}`],
  ['empty', () => '', cookie],
  ['no text', () => ({ toString: 1 }), cookie],
  ['null', () => null, cookie],
  ['of 200 kB', () => 'A'.repeat(200_000), cookie],
])(
  'a record that is %s is a credential error, and the provider is not called (provider-api §7, X3)',
  async (_what, make, sent) => {
    for (const path of ['/wps/session/login', '/wps/session/login/verification']) {
      const response = await ask(make(), { cookie: sent }, path);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        success: false,
        errorCode: 'login.cred.err',
        message: expect.stringMatching(/saved log-in has expired/),
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(provider.requests).toEqual([]);
  },
);

test('the message is in the visitor’s language', async () => {
  const response = await ask('x', { cookie, language: 'UR' });
  expect((await response.json()).message).toBe(urdu.remember.unopened);
});

test('a record does not replace an SMS code', async () => {
  const body = { username: '84912', type: 'sms', remembered: seal() };
  const response = await handleCall(callRequest('/wps/session/login', body, { cookie }));
  expect((await response.json()).errorCode).toBe('login.cred.err');
  expect(provider.requests).toEqual([]);
});

const droppedBy = async (path: string, plan: Plan) => {
  provider.answers[`POST ${path}`] = plan;
  const all = `${cookie}; ${await sessionCookie()}`;
  const response = await handleCall(callRequest(path, {}, { cookie: all }));
  return response.headers.getSetCookie().some((line) => line.startsWith('mck=; Path=/; Max-Age=0'));
};

test.each<[string, string, Plan, boolean]>([
  ['/wps/session/logout', 'a logout', ok(1), true],
  ['/wps/session/logout', 'a logout that the provider refuses', failed('x', 500), true],
  ['/wps/member/password', 'a change of the password', ok(1), true],
  ['/wps/member/password', 'a change that is refused', failed('password.old.invalid'), false],
  ['/wps/member/password/reset', 'a reset of the password', ok(1), true],
  ['/wps/member/password/reset', 'a reset that is refused', failed('verify.code.invalid'), false],
  ['/wps/relay/MCSFE_submitFeedback', 'another call', ok(1), false],
])('%s: after %s no copy of the record opens any more: %#', async (path, _what, plan, isDropped) => {
  expect(await droppedBy(path, plan)).toBe(isDropped);
});
