import { isSessionLost } from '@/lib/shared/errors/action-of';

test.each([
  ['CUSTOMER_NOT_LOGIN', 200, true],
  ['customer.not.login', 200, true],
  ['user.or.token.invalid', 400, true],
  ['login.not.session', 200, true],
  ['http_401', 401, true],
  ['anything.else', 401, true],
  ['anything.else', 403, false],
  ['token_ip_different', 401, false],
  ['network_error', 502, false],
  ['TOO_MANY_REQUESTS', 401, false],
  ['login.cred.err', 401, false],
])('%s under HTTP %i means that the session is lost: %s (X6)', (code, status, lost) => {
  expect(isSessionLost({ code, status })).toBe(lost);
});
