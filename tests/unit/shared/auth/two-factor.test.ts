import { buildVerification, buildVerificationSend, verifyTypesOf } from '@/lib/shared/auth/two-factor';

describe('second factor (S11, A9)', () => {
  it('offers the methods that the answer flags, the quickest first', () => {
    expect(verifyTypesOf({ email: true, ga: true, sms: true })).toEqual(['ga', 'sms', 'email']);
    expect(verifyTypesOf({ email: 'l***@example.com', ga: false, sms: '' })).toEqual(['email']);
    expect(verifyTypesOf({ email: 'false', ga: 1, sms: '0' })).toEqual(['ga']);
  });

  it.each([undefined, null, 'x', 7, {}])('offers nothing for %p', (value) => {
    expect(verifyTypesOf(value)).toEqual([]);
  });

  it('repeats the login with method and code, without the used captcha (provider-api §4)', () => {
    const login = { username: 'lan', password: 'p', type: 'username', device: 'IPAD' } as const;
    const captcha = { geetestChallenge: 'c', geetestSeccode: 's', geetestValidateV4: { lot: 'l' } };
    const proof = { verifyType: 'ga', verifyCode: '123456' } as const;
    expect(buildVerification({ ...login, ...captcha }, proof)).toEqual({ ...login, ...proof });
  });

  it.each([
    [{ type: 'username', username: 'lan', password: 'p', lineSessionToken: 't' }, { username: 'lan' }],
    [
      { type: 'sms', isSms: true, mobileNum: '9', countryDialingCode: '84', password: '1' },
      { mobileNum: '9', countryDialingCode: '84' },
    ],
    [{ type: 'line', lineSessionToken: 't', loginDeviceId: 'd' }, { lineSessionToken: 't' }],
    [
      { type: 'maya', sessionId: 's', env: 'prod', domain: 'x' },
      { sessionId: 's', env: 'prod' },
    ],
  ] as const)('requires a code after %j by %j alone (A9)', (login, subject) => {
    expect(buildVerificationSend(login, 'email')).toEqual({ ...subject, verifyType: 'email' });
  });
});
