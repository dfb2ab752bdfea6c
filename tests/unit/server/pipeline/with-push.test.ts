import { configuredPolicy } from '@/tests/unit/server/support/configured-policy';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const CONFIG = 'GET /wps/system/config';
const SMS = {
  config: { apiKey: 'key-1', projectId: 'one-1', appId: '1:2:web:3', messagingSenderId: '123' },
  vapidKey: `BA${'a'.repeat(85)}`,
};
const HOSTS = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

async function connectsOf(vendors: object = {}): Promise<string | undefined> {
  const context = aContext('/m/home', aMerchant(provider.origin, { vendors }));
  return (await configuredPolicy(context)).split('; ').find((one) => one.startsWith('connect-src '));
}

test('the policy allows the two hosts of the push service for a merchant with push only (SEC-79)', async () => {
  provider.answers[CONFIG] = ok({ sms: SMS });
  expect(await connectsOf()).toBe(`connect-src 'self' ${HOSTS}`);
  forget();
  provider.answers[CONFIG] = ok({ sms: { ...SMS, vapidKey: '' } });
  expect(await connectsOf()).toBe("connect-src 'self'");
});

test('hosts of the registry are in their place, once where they are one (SEC-79, provider-api §1)', async () => {
  provider.answers[CONFIG] = ok({ sms: SMS });
  const stand = 'https://push.example';
  expect(await connectsOf({ firebaseInstallations: stand, fcmRegistrations: `${stand}/v9` })).toBe(
    `connect-src 'self' ${stand}`,
  );
});

test('a provider that fails afterwards leaves the last known hosts (ruling 77)', async () => {
  const clock = movableClock();
  provider.answers[CONFIG] = ok({ sms: SMS });
  await connectsOf();
  await clock.advance(3_600_000);
  provider.answers[CONFIG] = { drop: true };
  expect(await connectsOf()).toBe(`connect-src 'self' ${HOSTS}`);
});
