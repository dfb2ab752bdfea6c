import { isSessionLost } from '@/lib/shared/errors/is-session-lost';

describe('lost session (X6)', () => {
  it.each(['CUSTOMER_NOT_LOGIN', 'customer.not.login', 'user.or.token.invalid', 'login.not.session'])(
    'is told by %s under any status',
    (code) => {
      expect(isSessionLost({ code, status: 200 })).toBe(true);
    },
  );

  it('is told by HTTP 401 under a code without a row of its own', () => {
    expect(isSessionLost({ code: 'http_401', status: 401 })).toBe(true);
    expect(isSessionLost({ code: 'login.cred.err', status: 401 })).toBe(false);
  });

  it('is not told by other failures', () => {
    expect(isSessionLost({ code: 'timeout', status: 504 })).toBe(false);
    expect(isSessionLost({ code: 'network_error', status: 0 })).toBe(false);
  });
});
