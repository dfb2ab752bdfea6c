import { buildSmsLogin } from '@/lib/shared/auth/sms/build-sms-login';

const given = { phone: { countryDialingCode: '84', mobileNum: '912345678' }, code: '123456' };

test('the code is where a password would be, the number is digits only (E6, A21)', () => {
  expect(buildSmsLogin(given, {})).toEqual({
    type: 'sms',
    isSms: true,
    mobileNum: '912345678',
    countryDialingCode: '84',
    password: '123456',
  });
});

test('device, device id, the operator’s app and captcha proof come along when they are known (E6)', () => {
  const facts = { device: 'PWA', loginDeviceId: 'd'.repeat(36), isOfficialAppLogin: true } as const;
  const proof = { geetestValidateV4: { lot_number: 'l' } };
  expect(buildSmsLogin(given, facts, proof)).toMatchObject({ ...facts, ...proof });
});
