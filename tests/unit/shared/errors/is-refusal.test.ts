import { isRefusal } from '@/lib/shared/errors/action-of';

test('the site’s text for any failure is not a refusal, so its support code is shown (B12)', () => {
  const failure = { code: 'never.heard.of', status: 200, message: 'Something went wrong.' };
  expect(isRefusal({ ...failure, isGeneric: true })).toBe(false);
});

test.each([
  ['login.cred.err', 200, 'Wrong password', true],
  ['register.username.exists', 400, 'Taken', true],
  ['verify.code.invalid', 200, '', true],
  ['unknown', 400, 'Logins are closed.', true],
  // Without a message only the support code is shown.
  ['never.heard.of', 200, ' ', false],
  ['system.error', 500, '', false],
  ['timeout', 504, 'The service did not answer.', false],
  ['network_error', 0, '', false],
  ['registration_unknown', 504, '', false],
  // Shown elsewhere: in a toast, a separate dialog, or on the login page.
  ['network_offline', 0, '', false],
  ['not.exists.user', 200, 'No player has this name.', false],
  ['login_verify_required', 200, 'Verify', false],
  ['customer.not.login', 401, 'Log in', false],
  ['x', 200, 'Please login', false],
])(
  '%s under %i with %j is a refusal that a form explains: %s (X8, S14)',
  (code, status, message, expected) => {
    expect(isRefusal({ code, status, message })).toBe(expected);
  },
);
