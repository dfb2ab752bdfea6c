import { CODE_REFUSED, toHiddenAnswer } from '@/lib/shared/auth/recovery/hidden-answer';

const taken = { status: 200, result: { ok: true, value: { sent: 1 }, traceId: 't' } } as const;
const refused = (code: string, status = 200) =>
  ({ status, result: { ok: false, code, message: 'says more', value: 1, status, traceId: 't' } }) as const;

const SAME = { status: 200, result: { ok: true, value: null, traceId: 'own' } };

const hide = (answer: Parameters<typeof toHiddenAnswer>[0], part: 'answers' | 'refusals') =>
  toHiddenAnswer(answer, part, 'own');

test.each(['not.exists.user', 'login.cred.err', 'TOO_MANY_REQUEST', 'customer.frozen', 'no.email'])(
  'a refusal %s reads as a code that was sent, and as a wrong code later (B1)',
  (code) => {
    expect(hide(taken, 'answers')).toEqual(SAME);
    expect(hide(refused(code, 429), 'answers')).toEqual(SAME);
    const wrong = hide(refused('sms.code.invalid', 400), 'refusals');
    expect(hide(refused(code), 'refusals')).toEqual(wrong);
    expect(wrong?.result).toEqual({
      ...{ ok: false, code: CODE_REFUSED, message: '', status: 200 },
      traceId: 'own',
    });
  },
);

test.each([
  ['captcha.invalid', 200],
  ['encryption.invalid', 400],
  ['unknown_call', 404],
  ['network_error', 502],
  ['system.error', 500],
])('%s with HTTP %i is no matter of the account', (code, status) => {
  expect(hide(refused(code, status), 'answers')).toBeUndefined();
  expect(hide(refused(code, status), 'refusals')).toBeUndefined();
});

test.each(['password.invalid', 'PASSWORD_TOO_WEAK', 'password.same.as.username'])(
  'a new password that breaks the rules, as %s says, and a success pass at the last step',
  (code) => {
    expect(hide(refused(code), 'refusals')).toBeUndefined();
    expect(hide(taken, 'refusals')).toBeUndefined();
  },
);

test.each(['password.reset.user.unknown', 'PASSWORD_ACCOUNT_LOCKED', 'password.code.invalid'])(
  '%s, which names the call beside the account or its code, reads as a wrong code (B1)',
  (code) => expect(hide(refused(code), 'refusals')?.result).toMatchObject({ code: CODE_REFUSED }),
);
