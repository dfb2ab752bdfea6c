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
const domains = (fields: object, domain = 'one.localhost') => ok({ domains: [{ domain, ...fields }] });

const policyFor = (vendors: object = {}): Promise<string> =>
  configuredPolicy(aContext('/m/home', aMerchant(provider.origin, { vendors })));
const connectsOf = async (vendors: object = {}) =>
  (await policyFor(vendors)).split('; ').find((one) => one.startsWith('connect-src '));

test('a host’s policy allows the hosts of its own pixels only (SEC-79, SEC-82, E12)', async () => {
  provider.answers[CONFIG] = domains({ fbPixelId: '10000001', bigoPixelId: '' });
  expect(await connectsOf()).toBe("connect-src 'self' https://connect.facebook.net https://www.facebook.com");
  forget();
  provider.answers[CONFIG] = domains({ bigoPixelId: '30000001' });
  expect(await connectsOf()).toBe("connect-src 'self' https://api.imotech.video");
});

test('a host without pixels, with hostile ids or without an entry allows none (SEC-77)', async () => {
  for (const answer of [
    domains({ fbPixelId: '' }),
    domains({ fbPixelId: "1');alert(1)//", gtmId: '../evil.js' }),
    domains({ fbPixelId: '10000001' }, 'other.localhost'),
    ok(null),
    ok({ domains: 'x' }),
  ]) {
    forget();
    provider.answers[CONFIG] = answer;
    expect(await connectsOf()).toBe("connect-src 'self'");
  }
});

test('none of them adds a script source, and only Google’s adds frames (SEC-79)', async () => {
  provider.answers[CONFIG] = domains({ fbPixelId: '10000001', gtagId: 'G-ABC1234567' });
  expect(await policyFor()).not.toContain('frame-src');
  forget();
  provider.answers[CONFIG] = domains({ gtmId: 'GTM-ABC123', fbPixelId: '10000001' });
  const policy = await policyFor();
  expect(policy).toContain('frame-src https://www.googletagmanager.com https://td.doubleclick.net');
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  expect(policy).toContain('https://*.doubleclick.net');
});

test('the registry’s origins are in their place, once (provider-api §1)', async () => {
  provider.answers[CONFIG] = domains({ fbPixelId: '10000001', tiktokPixelId: 'C4ABCDEFGHIJ12345678' });
  const vendors = { facebookPixel: 'https://p.example/m.js', tiktokPixel: 'https://p.example' };
  expect(await connectsOf(vendors)).toBe("connect-src 'self' https://p.example");
});

test('a provider that fails afterwards leaves the last known hosts (ruling 77)', async () => {
  const clock = movableClock();
  provider.answers[CONFIG] = domains({ bigoPixelId: '30000001' });
  await connectsOf();
  await clock.advance(3_600_000);
  provider.answers[CONFIG] = { drop: true };
  expect(await connectsOf()).toBe("connect-src 'self' https://api.imotech.video");
});
