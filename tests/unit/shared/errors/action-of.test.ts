import { actionOf } from '@/lib/shared/errors/action-of';
import { DEFAULT_ACTION, ERROR_ACTIONS } from '@/lib/shared/errors/error-action-table';

// The error table, row by row: code, HTTP status, surface, effects, text key, where the button leads.
const LOST = ['log-out'];
const CATALOGUE: [string, number, string, string[], string | undefined, string | undefined][] = [
  ['domain_not_available', 200, 'domain-modal', [], undefined, undefined],
  ['line_invalid_token', 200, 'notice', ['drop-line-token'], undefined, undefined],
  ['login.cred.err', 200, 'notice', ['drop-remembered', 'auto-login-off'], undefined, undefined],
  ['not.exists.user', 200, 'login-choose', ['drop-remembered', 'auto-login-off'], undefined, undefined],
  ['login_verify_required', 200, 'two-factor', [], undefined, undefined],
  ['bind_customer_required', 200, 'register', [], undefined, undefined],
  ['telegram_validate_failed', 200, 'notice', ['drop-telegram-auth'], undefined, undefined],
  ['token_ip_different', 200, 'notice', ['auto-login-off'], undefined, undefined],
  ['login.not.session', 200, 'notice', LOST, 'sessionLost', '/m/login'],
  ['CUSTOMER_NOT_LOGIN', 200, 'notice', LOST, 'sessionLost', '/m/login'],
  ['customer.not.login', 403, 'notice', LOST, 'sessionLost', '/m/login'],
  ['user.or.token.invalid', 200, 'notice', LOST, 'sessionLost', '/m/login'],
  ['http_401', 401, 'notice', LOST, 'sessionLost', '/m/login'],
  ['anything', 401, 'notice', LOST, 'sessionLost', '/m/login'],
  ['TOO_MANY_REQUEST', 429, 'none', [], undefined, undefined],
  ['TOO_MANY_REQUESTS', 429, 'none', [], undefined, undefined],
  ['TOO_MANY_REQUEST_SMS', 200, 'none', [], undefined, undefined],
  ['invalid_response', 502, 'none', [], undefined, undefined],
  ['anything', 502, 'none', [], undefined, undefined],
  ['auth/cancelled-popup-request', 0, 'none', [], undefined, undefined],
  ['auth/code-expired', 0, 'notice', [], 'authCodeExpired', undefined],
  ['verify.code.invalid', 200, 'notice', [], 'codeRefused', undefined],
  ['network_offline', 0, 'toast', [], 'network_offline', undefined],
  ['check_url', 0, 'notice', [], 'checkUrl', undefined],
  ['ECONNABORTED', 0, 'notice', [], 'timeout_retry_please', undefined],
  ['label_start_game_error', 0, 'notice', [], 'label_start_game_error', undefined],
  ['play_break', 403, 'none', [], undefined, undefined],
  ['anything', 400, 'notice', [], undefined, undefined],
  ['', 0, 'notice', [], undefined, undefined],
  ['too_many_requests', 429, 'notice', [], undefined, undefined],
];

test.each(CATALOGUE)(
  '%s under HTTP %i is shown by %s with %j (S2, S11, S13, X2 to X9, A10, B1, B5, G2, G6)',
  (code, status, surface, effects, textKey, buttonTo) => {
    expect(actionOf({ code, status })).toEqual({
      surface,
      ...(effects.length > 0 && { effects }),
      ...(textKey && { textKey }),
      ...(buttonTo && { buttonTo }),
    });
  },
);

test('a known code is stronger than its status (X5, X7)', () => {
  expect(actionOf({ code: 'token_ip_different', status: 401 }).effects).toEqual(['auto-login-off']);
  expect(actionOf({ code: 'login.cred.err', status: 502 }).surface).toBe('notice');
});

test.each(['please login', 'Please Login', '  PLEASE LOGIN '])(
  'the message %j makes the button lead to the login (X8)',
  (message) => {
    expect(actionOf({ code: 'x', status: 400, message })).toEqual({
      ...DEFAULT_ACTION,
      buttonTo: '/m/login',
    });
  },
);

test.each(['please login first', 'login', ''])(
  'the message %j leaves the button as it is (X8)',
  (message) => {
    expect(actionOf({ code: 'x', status: 400, message }).buttonTo).toBeUndefined();
  },
);

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'the code %s takes the default action (X8)',
  (code) => {
    expect(actionOf({ code, status: 400 })).toBe(DEFAULT_ACTION);
  },
);

test('every code of the table has a row in this catalogue (X3 to X9)', () => {
  const codes = new Set(CATALOGUE.map(([code]) => code));
  expect(Object.keys(ERROR_ACTIONS).filter((code) => !codes.has(code))).toEqual([]);
});
