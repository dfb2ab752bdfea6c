import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider();
beforeAll(() =>
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })], { TRUSTED_PROXY_HOPS: '1' }),
);

const STATUS = 'GET /wps/v2/system/status';
const SMS = '/wps/verification/sms/noLogin';
/** Each test has numbers of its own: one number gets few messages. */
const phoneOf = (at: number) => ({ countryDialingCode: '84', mobileNum: `90000000${at}` });

async function send(body: object, address = '203.0.113.9') {
  const response = await handleCall(callRequest(SMS, body, { 'x-forwarded-for': address }));
  const received = provider.requests.filter((request) => request.path === SMS).length;
  return { status: response.status, received };
}

test('a text message without a proof is rejected where its captcha is on, at the first call too (SEC-63)', async () => {
  provider.answers[STATUS] = ok({ captcha: { sms: true } });
  const phone = phoneOf(1);
  expect(await send(phone)).toEqual({ status: 400, received: 0 });
  expect(await send({ ...phone, geetestValidateV4: {}, geetestSeccode: '' })).toMatchObject({ received: 0 });
  const geetestValidateV4 = { lot_number: 'a', pass_token: 'b' };
  expect(await send({ ...phone, geetestValidateV4 })).toMatchObject({ received: 1 });
});

test.each([
  ['a captcha that is off for text messages', 2, ok({ captcha: { login: true, sms: false } })],
  ['a status that cannot be read', 3, failed('internal')],
])('%s asks for no proof (SEC-63)', async (_what, at, status) => {
  provider.answers[STATUS] = status;
  expect(await send(phoneOf(at))).toMatchObject({ received: 1 });
});

const RESET = '/wps/member/password/reset/request';
const proof = { geetestValidateV4: { lot_number: 'a', pass_token: 'b' } };

test.each([
  ['a number, where its captcha is on', { sms: true }, phoneOf(5)],
  ['a user name, where the login’s is on', { login: true }, { username: 'lan' }],
  ['both, where one of them is on', { sms: true }, { ...phoneOf(6), username: '' }],
])('a reset by %s, sends no message without a proof (SEC-63)', async (_what, captcha, subject) => {
  provider.answers[STATUS] = ok({ captcha });
  provider.answers[`POST ${RESET}`] = ok({ sent: true });
  const sendReset = async (more: object) => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    const { status } = await handleCall(callRequest(RESET, { ...subject, ...more }, headers));
    return [status, provider.callsTo(RESET).length];
  };
  expect(await sendReset({})).toEqual([400, 0]);
  expect(await sendReset(proof)).toEqual([200, 1]);
});

test('a reset by user name needs no proof of the captcha for text messages (SEC-63)', async () => {
  provider.answers[STATUS] = ok({ captcha: { sms: true } });
  provider.answers[`POST ${RESET}`] = ok({ sent: true });
  const { status } = await handleCall(callRequest(RESET, { username: 'minh' }));
  expect([status, provider.callsTo(RESET).length]).toEqual([200, 1]);
});

test('a captcha that the provider requires of one visitor is not required of others (SEC-63)', async () => {
  provider.answers[STATUS] = ok({ captcha: { sms: true } });
  expect(await send(phoneOf(4), '198.51.100.1')).toMatchObject({ received: 0 });
  provider.answers[STATUS] = ok({ captcha: { sms: false } });
  expect(await send(phoneOf(4), '198.51.100.2')).toMatchObject({ received: 1 });
});
