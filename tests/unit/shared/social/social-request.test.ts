import { buildFirebaseLogin, buildLineLogin, buildTelegramLogin } from '@/lib/shared/social/social-request';

const FACTS = { device: 'PWA', loginDeviceId: 'd'.repeat(36), isOfficialAppLogin: true } as const;
const OWN = { device: 'PWA', loginDeviceId: FACTS.loginDeviceId } as const;

test('inside the operator’s own app LINE and Telegram send only their own fields, and a log-in names the app (E6, K6)', () => {
  const line = { kind: 'line', lineSessionToken: 'l1', name: 'Mai' } as const;
  expect(buildLineLogin(line, FACTS)).toEqual({ lineSessionToken: 'l1', ...OWN });
  const telegramAuth = { id: 1, auth_date: 2, hash: 'h' };
  const origin = { affiliateCode: 'www', registerMethod: 'APP', isOfficialAppLogin: true } as const;
  const telegram = { kind: 'telegram', telegramAuth } as const;
  const sent = buildTelegramLogin(telegram, FACTS, { login: true, ...origin });
  expect(sent).toEqual({ telegramAuth, affiliateCode: 'www', ...OWN });
  const google = { kind: 'firebase', channel: 'GOOGLE', idToken: 'i1' } as const;
  const byGoogle = { type: 'firebase', firebaseChannel: 'GOOGLE', firebaseIdToken: 'i1' };
  expect(buildFirebaseLogin(google, FACTS)).toEqual({ ...byGoogle, ...FACTS });
});
