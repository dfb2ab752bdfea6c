import { configuredPolicy } from '@/tests/unit/server/support/configured-policy';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const CONFIG = 'GET /wps/system/config';
const SMS = {
  config: { apiKey: 'key-1', authDomain: 'one.firebaseapp.com', projectId: 'one-1', appId: '1:2:web:3' },
  googleWebClientId: 'one.apps.googleusercontent.com',
};
const SERVICE = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

async function policyOf(status: object, vendors: object = {}, entry: object = {}) {
  const context = aContext('/m/login', aMerchant(provider.origin, { vendors, entry }));
  const directives = (await configuredPolicy(context, status)).split('; ');
  const textOf = (name: string) => directives.find((one) => one.startsWith(`${name} `)) ?? '';
  const styles = textOf('style-src').replace(/'nonce-[^']+'/, 'NONCE');
  return { frames: textOf('frame-src'), connects: textOf('connect-src'), styles };
}

test('a merchant without a Firebase method allows none of its hosts (SEC-79, A11)', async () => {
  provider.answers[CONFIG] = ok({ sms: SMS });
  const { frames, connects } = await policyOf({ whitelabelVal: { LINELOGIN3: true } });
  expect([frames, connects]).toEqual(['', "connect-src 'self'"]);
});

test('Facebook in a window needs the auth domain and the service, and nothing of One Tap (SEC-79, ruling 33)', async () => {
  provider.answers[CONFIG] = ok({ sms: SMS });
  const { frames, connects, styles } = await policyOf({ whitelabelVal: { FACEBOOKLOGIN3: true } });
  expect(frames).toBe(
    'frame-src https://one.firebaseapp.com https://www.google.com https://recaptcha.google.com',
  );
  expect(connects).toBe(`connect-src 'self' ${SERVICE} https://apis.google.com https://www.google.com`);
  expect(styles).not.toContain('google');
});

test('Google adds the hosts of One Tap, from the registry where it names one (SEC-79, ruling 34)', async () => {
  provider.answers[CONFIG] = ok({ sms: SMS });
  const status = { whitelabelVal: { GOOGLELOGIN3: true } };
  const real = await policyOf(status);
  for (const directive of Object.values(real)) expect(directive).toContain(' https://accounts.google.com');
  const other = await policyOf(status, { googleIdentity: 'https://gsi.example/gsi/client' });
  for (const directive of Object.values(other)) expect(directive).toContain(' https://gsi.example');
  expect(other.frames).not.toContain('accounts.google.com');
});

test('codes that Firebase sends need the service and the check before it, no window; the provider’s need nothing (SEC-79)', async () => {
  provider.answers[CONFIG] = ok({ sms: SMS });
  expect((await policyOf({ sms: { firebase: true } })).frames).toBe('');
  const { frames, connects } = await policyOf({ sms: { firebase: true } }, {}, { smsSender: 'firebase' });
  expect(frames).toBe('frame-src https://www.google.com https://recaptcha.google.com');
  expect(connects).toBe(`connect-src 'self' ${SERVICE} https://www.google.com`);
  const vendors = { recaptcha: 'https://www.recaptcha.net' };
  const other = await policyOf({ sms: { firebase: true } }, vendors, { smsSender: 'firebase' });
  expect(other.frames).toBe('frame-src https://www.recaptcha.net');
});

test.each([
  ["one.example; script-src 'unsafe-inline' *"],
  ['*.firebaseapp.com'],
  ['https://one.firebaseapp.com'],
  ['one.firebaseapp.com/x'],
  [''],
  [7],
])('the auth domain %j lets no one in (SEC-79)', async (authDomain) => {
  provider.answers[CONFIG] = ok({ sms: { ...SMS, config: { ...SMS.config, authDomain } } });
  const { frames, connects } = await policyOf({ whitelabelVal: { GOOGLELOGIN3: true } });
  expect([frames, connects]).toEqual(['', "connect-src 'self'"]);
});

test('a provider that fails afterwards leaves the last known hosts (ruling 77)', async () => {
  const clock = movableClock();
  provider.answers[CONFIG] = ok({ sms: SMS });
  const status = { whitelabelVal: { GOOGLELOGIN3: true } };
  const before = await policyOf(status);
  await clock.advance(3_600_000);
  provider.answers[CONFIG] = { drop: true };
  expect(await policyOf(status)).toEqual(before);
});
