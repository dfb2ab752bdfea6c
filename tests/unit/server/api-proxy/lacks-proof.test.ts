import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('circuits', 'status-memo', 'last-good-status');
beforeAll(() =>
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })], { TRUSTED_PROXY_HOPS: '1' }),
);

const STATUS = 'GET /wps/v2/system/status';
const SMS = '/wps/verification/sms/noLogin';
const ALL_ON = {
  captcha: { login: true, sms: true, register: true },
  register: { captcha: { enabled: true } },
};
const proof = { geetestValidateV4: { lot_number: 'a', pass_token: 'b' } };

async function send(path: string, body: object, address = '203.0.113.9') {
  const response = await handleCall(callRequest(path, body, { 'x-forwarded-for': address }));
  const received = provider.requests.filter((request) => request.path === path).length;
  return { status: response.status, received };
}

test.each([
  [SMS, { countryDialingCode: '84', mobileNum: '900000001' }],
  ['/wps/member/register', { username: 'new', password: 'Passw0rd!' }],
  ['/wps/member/password/reset/request', { mobileNum: '900000002' }],
])(
  '%s without a proof is rejected where its captcha is on, at the first call too (SEC-63)',
  async (path, body) => {
    provider.answers[STATUS] = ok(ALL_ON);
    expect(await send(path, body)).toEqual({ status: 400, received: 0 });
    expect(await send(path, { ...body, geetestValidateV4: {}, geetestSeccode: '' })).toMatchObject({
      received: 0,
    });
    expect(await send(path, { ...body, ...proof })).toMatchObject({ received: 1 });
  },
);

test('a login by name or number needs its proof, one by a social account none (SEC-63)', async () => {
  provider.answers[STATUS] = ok({ captcha: { login: true } });
  const path = '/wps/session/login';
  expect(await send(path, { username: 'lan', password: 'x' })).toEqual({ status: 400, received: 0 });
  expect(await send(path, { type: 'sms', mobileNum: '9', password: '1' })).toEqual({
    status: 400,
    received: 0,
  });
  expect(await send(path, { type: 'line', lineSessionToken: 'x' })).toMatchObject({ received: 1 });
  expect(
    await send(path, { type: 'username', username: 'lan', password: 'x', geetestSeccode: 's' }),
  ).toMatchObject({ received: 2 });
});

test('a scene that is off, and a merchant whose status cannot be read, ask for no proof (SEC-63)', async () => {
  provider.answers[STATUS] = ok({ captcha: { login: true, sms: false } });
  expect(await send(SMS, { countryDialingCode: '84', mobileNum: '900000003' })).toMatchObject({
    received: 1,
  });
  provider.answers[STATUS] = failed('internal');
  expect(await send('/wps/member/register', { username: 'b', password: 'Passw0rd!' })).toMatchObject({
    received: 1,
  });
});

test('a provider that asks one visitor for a puzzle asks no other (SEC-63)', async () => {
  const login = { username: 'lan', password: 'x' };
  provider.answers[STATUS] = ok({ captcha: { login: true } });
  expect(await send('/wps/session/login', login, '198.51.100.1')).toMatchObject({ received: 0 });
  provider.answers[STATUS] = ok({ captcha: { login: false } });
  expect(await send('/wps/session/login', login, '198.51.100.2')).toMatchObject({ received: 1 });
  expect(await send('/wps/session/login', login, '198.51.100.1')).toMatchObject({ received: 1 });
});
