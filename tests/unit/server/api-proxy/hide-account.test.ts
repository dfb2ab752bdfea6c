import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('circuits');
beforeAll(() =>
  setRegistry([
    toEntry('one', { backend: { origin: provider.origin }, limits: { smsAddress: { tries: 50 } } }),
  ]),
);

const RESET = '/wps/member/password/reset/request';
const SEND = '/wps/session/login/verification/send';

async function ask(path: string, username: string, answer: Plan) {
  provider.answers[`POST ${path}`] = answer;
  const startedAtMs = performance.now();
  const response = await handleCall(callRequest(path, { username, verifyType: 'sms' }));
  const body = await response.text();
  return { status: response.status, body, tookMs: performance.now() - startedAtMs };
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

test('what is no matter of the account passes at once', async () => {
  const refused = await ask(RESET, 'joe', failed('captcha.invalid'));
  expect(JSON.parse(refused.body)).toMatchObject({
    errorCode: 'captcha.invalid',
    message: 'text of captcha.invalid',
  });
  expect(refused.tookMs).toBeLessThan(900);
});
