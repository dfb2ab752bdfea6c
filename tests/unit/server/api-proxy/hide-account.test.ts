import timers from 'node:timers/promises';
import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('circuits', 'hidden-answers');
beforeAll(() =>
  setRegistry([
    toEntry('one', {
      backend: { origin: provider.origin },
      limits: { smsAddress: { tries: 50 }, smsNumber: { tries: 50 } },
    }),
  ]),
);

const RESET = '/wps/member/password/reset/request';
const CHANGE = '/wps/member/password/reset';
const SEND = '/wps/session/login/verification/send';

async function ask(path: string, username: string, answer: Plan, more = {}) {
  provider.answers[`POST ${path}`] = answer;
  const startedAtMs = performance.now();
  const response = await handleCall(callRequest(path, { username, verifyType: 'sms', ...more }));
  const body = await response.text();
  return { status: response.status, body, tookMs: performance.now() - startedAtMs };
}

/** Makes the call where a pause never ends: only an answer that waits for none comes. Returns its body. */
async function askWithoutPause(...call: Parameters<typeof ask>) {
  jest.spyOn(timers, 'setTimeout').mockReturnValue(new Promise(() => undefined));
  return JSON.parse((await ask(...call)).body);
}

test.each([RESET, SEND])(
  '%s answers an unknown account as a known one, in the same second (B1)',
  async (path) => {
    const known = await ask(path, 'lan', ok({ sent: true, resendAfterSeconds: 60 }));
    const unknown = await ask(path, 'ghost', failed('not.exists.user'));
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.body).toBe('{"success":true,"value":null}');
    for (const { tookMs } of [known, unknown]) expect(tookMs).toBeGreaterThanOrEqual(990);
  },
);

test('refusals that do not depend on the account pass immediately', async () => {
  const body = await askWithoutPause(RESET, 'joe', failed('captcha.invalid'));
  expect(body).toMatchObject({ errorCode: 'captcha.invalid', message: 'text of captcha.invalid' });
});

test.each(['TOO_MANY_REQUEST', 'customer.frozen', 'member.no.email'])(
  'a refusal %s, which only an account that exists can cause, looks like a code that was sent (B1)',
  async (code) => {
    const { status, body, tookMs } = await ask(RESET, 'kim', failed(code, 429));
    expect([status, body]).toEqual([200, '{"success":true,"value":null}']);
    expect(tookMs).toBeGreaterThanOrEqual(990);
  },
);

test('a slow answer, which only an account that exists can cause, is not waited for (B1)', async () => {
  const known = await ask(SEND, 'lan', ok(1, { delayMs: 8_000 }));
  expect([known.status, known.body]).toEqual([200, '{"success":true,"value":null}']);
  expect(known.tookMs).toBeLessThan(7_500);
});

test('once sending takes longer than looking up a name, both answers take that long (B1)', async () => {
  await ask(RESET, 'lan', ok(1, { delayMs: 1_200 }));
  await ask(RESET, 'ghost', failed('not.exists.user'));
  const unknown = await ask(RESET, 'ghost', failed('not.exists.user'));
  expect(unknown.tookMs).toBeGreaterThanOrEqual(1_990);
});

test('a wrong code and an unknown account are one refusal, in the same second (B1)', async () => {
  const proof = { verifyCode: '000000', newPassword: 'Another-1' };
  const wrong = await ask(CHANGE, 'lan', failed('sms.code.invalid', 400, { value: { left: 2 } }), proof);
  const unknown = await ask(CHANGE, 'ghost', failed('not.exists.user'), proof);
  const shapeOf = ({ status, body }: typeof wrong) => [status, body.replace(/"traceId":"[^"]+"/, '')];
  expect(shapeOf(unknown)).toEqual(shapeOf(wrong));
  expect(JSON.parse(wrong.body)).toMatchObject({ success: false, errorCode: 'verify.code.invalid' });
  for (const { tookMs } of [wrong, unknown]) expect(tookMs).toBeGreaterThanOrEqual(990);
});

test('a new password that breaks the rules is refused immediately', async () => {
  const proof = { verifyCode: '123456', newPassword: 'x' };
  const body = await askWithoutPause(CHANGE, 'lan', failed('password.invalid'), proof);
  expect(body).toMatchObject({ errorCode: 'password.invalid' });
});
