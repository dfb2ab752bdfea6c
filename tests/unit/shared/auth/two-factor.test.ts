import { buildVerification, parseVerifyCode, verifyTypesOf } from '@/lib/shared/auth/two-factor';

describe('second factor (S11, A9)', () => {
  it('offers the ways that the answer flags, the quickest first', () => {
    expect(verifyTypesOf({ email: true, ga: true, sms: true })).toEqual(['ga', 'sms', 'email']);
    expect(verifyTypesOf({ email: 'l***@example.com', ga: false, sms: '' })).toEqual(['email']);
  });

  it.each([undefined, null, 'x', 7, {}])('offers nothing for %p', (value) => {
    expect(verifyTypesOf(value)).toEqual([]);
  });

  it('takes a pasted code with spaces or dashes, and refuses what cannot be one (B11)', () => {
    expect(parseVerifyCode(' 123 456 ')).toBe('123456');
    expect(parseVerifyCode('12-34')).toBe('1234');
    for (const text of ['', '123', '123456789', '12a456']) expect(parseVerifyCode(text)).toBeUndefined();
  });

  it('sends the login once more with the way and the code (WIRE §4)', () => {
    const login = { username: ' lan', password: 'p' };
    expect(buildVerification(login, { verifyType: 'ga', verifyCode: '123456' }, { device: 'IPAD' })).toEqual({
      username: 'lan',
      password: 'p',
      type: 'username',
      verifyType: 'ga',
      verifyCode: '123456',
      device: 'IPAD',
    });
  });

  it('proves with the remembered login where that was the login (A9, WIRE §7)', () => {
    const login = { username: 'lan', password: '', remembered: 'text', remember: true };
    expect(buildVerification(login, { verifyType: 'sms', verifyCode: '1234' }, {})).toEqual({
      username: 'lan',
      remembered: 'text',
      remember: true,
      type: 'username',
      verifyType: 'sms',
      verifyCode: '1234',
    });
  });
});
