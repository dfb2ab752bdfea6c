import {
  answerAppleAssociation,
  answerAssetLinks,
  answerOfficialDomains,
} from '@/lib/server/features/domains/answer-domains';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const APP = { package: 'example.one.app', fingerprints: [FINGERPRINT] };

setRegistry(
  [
    toEntry('one', {
      hosts: ['one.example', '*.one.example', 'other.example'],
      apps: { android: [APP], apple: ['A1B2C3D4E5.example.one'] },
    }),
    toEntry('two', { hosts: ['two.example', 'secret.two.example'], officialDomains: ['two.example'] }),
  ],
  { TRUSTED_PROXY_HOPS: '1' },
);

const request = (host: string, more: Record<string, string> = {}) =>
  new Request(`https://${host}/`, { headers: { host, 'x-forwarded-proto': 'https', ...more } });

test('the list names the brand’s domains, and where people read it (B45)', async () => {
  const answer = answerOfficialDomains(request('www.one.example'));
  expect(await answer.json()).toEqual({
    brand: 'Brand one',
    domains: [
      { domain: 'one.example', subdomains: false },
      { domain: 'one.example', subdomains: true },
      { domain: 'other.example', subdomains: false },
    ],
    page: 'https://www.one.example/m/domains',
  });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});

test('a port that is not the site’s is in none of these files, which caches may keep (SEC-3, SEC-41)', async () => {
  for (const answer of [answerOfficialDomains, answerAssetLinks]) {
    const [own, foreign] = ['one.example', 'one.example:9999'].map((host) => answer(request(host)).text());
    expect(await foreign).toBe(await own);
  }
});

test('the registry may name fewer domains than it serves (B45)', async () => {
  const answer = answerOfficialDomains(request('secret.two.example'));
  expect((await answer.json()).domains).toEqual([{ domain: 'two.example', subdomains: false }]);
});

test('Android learns the apps, and the other domains whose logins belong here (B45)', async () => {
  expect(await answerAssetLinks(request('one.example')).json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: 'example.one.app',
        sha256_cert_fingerprints: [FINGERPRINT],
      },
    },
    {
      relation: ['delegate_permission/common.get_login_creds'],
      target: { namespace: 'web', site: 'https://other.example' },
    },
  ]);
});

test('Apple’s systems learn the apps, which pages open in them and which never do (B45)', async () => {
  const value = await answerAppleAssociation(request('one.example')).json();
  expect(value.webcredentials).toEqual({ apps: ['A1B2C3D4E5.example.one'] });
  const [{ appIDs, components }] = value.applinks.details;
  expect(appIDs).toEqual(['A1B2C3D4E5.example.one']);
  expect(components).toContainEqual({ '/': '/m/move', exclude: true });
  expect(components).toContainEqual({ '/': '/m/home*' });
});

test('each host answers for its own merchant alone (B45, SEC-1)', async () => {
  expect(answerAppleAssociation(request('two.example')).status).toBe(404);
  expect(answerAssetLinks(request('two.example')).status).toBe(404);
  for (const answer of [answerOfficialDomains, answerAssetLinks, answerAppleAssociation])
    expect(answer(request('nobody.example')).status).toBe(421);
});

test('a client that has the file already gets 304 (B45)', async () => {
  const tag = answerOfficialDomains(request('one.example')).headers.get('etag') ?? '';
  expect(answerOfficialDomains(request('one.example', { 'if-none-match': tag })).status).toBe(304);
});

test.each([
  { android: [{ ...APP, package: 'app' }] },
  { android: [{ ...APP, fingerprints: [] }] },
  { android: [{ ...APP, fingerprints: [FINGERPRINT.toLowerCase()] }] },
  { android: [{ ...APP, fingerprints: ['AB:CD'] }] },
  { apple: ['example.one'] },
  { apple: ['A1B2C3D4E5.*'] },
  { ios: [] },
])('the registry refuses %j (B40, B45)', (apps) => {
  expect(merchantSchema.safeParse(toEntry('one', { apps })).success).toBe(false);
});
