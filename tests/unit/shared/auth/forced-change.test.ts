import { isChangeForced } from '@/lib/shared/auth/forced-change';

const on = { isExpiryForced: true };
const off = { isExpiryForced: false };

describe('forced change of the password (A6)', () => {
  it.each(['username', 'line', 'telegram'] as const)('follows a default password by %s', (type) => {
    expect(isChangeForced({ passwordDefault: true }, { type, ...off })).toBe(true);
  });

  it.each(['sms', 'firebase'] as const)('does not follow a default password by %s', (type) => {
    expect(isChangeForced({ passwordDefault: true }, { type, ...on })).toBe(false);
  });

  it('follows an expired password only when PWDEXPFORCECHANGE3 is on', () => {
    expect(isChangeForced({ passwordExpired: true }, { type: 'username', ...on })).toBe(true);
    expect(isChangeForced({ passwordExpired: true }, { type: 'username', ...off })).toBe(false);
  });

  it('follows nothing else', () => {
    expect(isChangeForced({}, { type: 'username', ...on })).toBe(false);
  });
});
