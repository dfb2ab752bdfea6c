import { CODE_REFUSED, toHiddenAnswer } from '@/lib/shared/auth/recovery/hidden-answer';

const taken = { status: 200, result: { ok: true, value: { sent: 1 }, traceId: 't' } } as const;
const refused = (code: string, status = 200) =>
  ({ status, result: { ok: false, code, message: 'says more', value: 1, status, traceId: 't' } }) as const;

const SAME = { status: 200, result: { ok: true, value: null, traceId: 't' } };

test.each(['not.exists.user', 'login.cred.err', 'TOO_MANY_REQUEST', 'customer.frozen', 'no.email'])(
  'a refusal %s reads as a code that was sent, and as a wrong code later (B1)',
  (code) => {
    expect(toHiddenAnswer(taken, 'answers')).toEqual(SAME);
    expect(toHiddenAnswer(refused(code, 429), 'answers')).toEqual(SAME);
    const wrong = toHiddenAnswer(refused('sms.code.invalid', 400), 'refusals');
    expect(toHiddenAnswer(refused(code), 'refusals')).toEqual(wrong);
    expect(wrong?.result).toEqual({ ok: false, code: CODE_REFUSED, message: '', status: 200, traceId: 't' });
  },
);

test.each([
  ['captcha.invalid', 200],
  ['encryption.invalid', 400],
  ['unknown_call', 404],
  ['network_error', 502],
  ['system.error', 500],
])('%s with HTTP %i is no matter of the account', (code, status) => {
  expect(toHiddenAnswer(refused(code, status), 'answers')).toBeUndefined();
  expect(toHiddenAnswer(refused(code, status), 'refusals')).toBeUndefined();
});

test('a new password that breaks the rules, and a success, pass at the last step', () => {
  expect(toHiddenAnswer(refused('password.invalid'), 'refusals')).toBeUndefined();
  expect(toHiddenAnswer(taken, 'refusals')).toBeUndefined();
});
