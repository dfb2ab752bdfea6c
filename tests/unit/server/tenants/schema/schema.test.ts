import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { toEntry } from '@/tests/unit/server/support/test-site';

const entry = toEntry('one');
const faultsOf = (data: unknown) => {
  const parsed = merchantSchema.safeParse(data);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('code, name, hosts and the backend’s origin are enough; the rest has defaults (B40, provider-api §1)', () => {
  expect(merchantSchema.parse(entry)).toMatchObject({
    backend: { origin: 'http://127.0.0.1:9', timeoutMs: 30_000, paths: {} },
    trustedHosts: [],
    vendors: {},
    consent: 'required',
    strictWww: false,
    theme: { radius: 14, colors: {} },
    safety: { minimumAge: 18, helpLinks: [], realityCheckMinutes: 60 },
  });
});

test.each(['code', 'name', 'hosts', 'backend'])('%s must be there (B40)', (name) => {
  expect(faultsOf({ ...entry, [name]: undefined }).map(([path]) => path)).toEqual([name]);
});

test.each<[string, unknown, string]>([
  ['code', 'One', 'code'],
  ['code', 'a:b', 'code'],
  ['code', 'x'.repeat(33), 'code'],
  ['name', '  ', 'name'],
  ['hosts', [], 'hosts'],
  ['hosts', ['a.example:80'], 'hosts.0'],
  ['hosts', ['a.*.example'], 'hosts.0'],
  ['hosts', ['ok.example', 'a b'], 'hosts.1'],
  ['backend', { origin: 'ftp://a.example' }, 'backend.origin'],
  ['backend', { origin: 'https://a.example/path' }, 'backend.origin'],
  ['backend', { origin: 'https://u:p@a.example' }, 'backend.origin'],
  ['backend', { origin: 'https://a.example', timeoutMs: 5 }, 'backend.timeoutMs'],
  [
    'backend',
    { origin: 'https://a.example', paths: { siteConfig: 'https://evil' } },
    'backend.paths.siteConfig',
  ],
  ['languages', ['EN', 'DE'], 'languages.1'],
  ['languages', [], 'languages'],
  ['defaultLanguage', 'XX', 'defaultLanguage'],
  ['theme', { mode: 'blue' }, 'theme.mode'],
  ['theme', { colors: { primary: 'red' } }, 'theme.colors.primary'],
  ['theme', { logo: 'http://cdn.example/x' }, 'theme.logo'],
  ['theme', { radius: 99 }, 'theme.radius'],
  ['images', { sizedPath: '{path}' }, 'images.sizedPath'],
  ['images', { sizedPath: '/{width}/{path}' }, 'images.sizedPath'],
  ['images', { sizedPath: '{width}/{path}/{path}' }, 'images.sizedPath'],
  ['images', { sizedPath: '{width}/{path}"' }, 'images.sizedPath'],
  ['images', { sizedPath: '{path}?w={width},' }, 'images.sizedPath'],
  ['trustedHosts', ['https://a.example'], 'trustedHosts.0'],
  ['trustedHosts', ['a.example:99999'], 'trustedHosts.0'],
  ['hosts', ['a.example:8443'], 'hosts.0'],
  ['vendors', { geetest: 'javascript:x' }, 'vendors.geetest'],
  ['consent', 'maybe', 'consent'],
  ['safety', { minimumAge: -1 }, 'safety.minimumAge'],
  ['entry', { usernameLength: { min: 9, max: 4 } }, 'entry.usernameLength'],
  ['defaultMobilePassword', '123', 'defaultMobilePassword'],
])('%s as %j is a fault at %s (B40, provider-api §1)', (name, value, path) => {
  expect(faultsOf({ ...entry, [name]: value }).map(([at]) => at)).toContain(path);
});

test.each([
  [{ ...entry, hoosts: [] }, 'hoosts'],
  [{ ...entry, backend: { origin: 'https://a.example', time: 1 } }, 'time'],
  [{ ...entry, theme: { colours: {} } }, 'colours'],
  [{ ...entry, safety: { age: 18 } }, 'age'],
  [{ ...entry, vendors: { gtagg: 'https://a.example' } }, 'gtagg'],
  [{ ...entry, backend: { origin: 'https://a.example', paths: { login: '/x' } } }, 'login'],
])('an unknown key is a fault that names it (B40, provider-api §1)', (data, key) => {
  expect(
    faultsOf(data)
      .map(([, message]) => message)
      .join(),
  ).toContain(key);
});

test('hosts and colours are taken in lower case, without a trailing dot (provider-api §1)', () => {
  const parsed = merchantSchema.parse({
    ...entry,
    hosts: ['Shop.Example.', '*.Shop.Example'],
    theme: { colors: { primary: '#ABCDEF' } },
  });
  expect([parsed.hosts, parsed.theme.colors.primary]).toEqual([
    ['shop.example', '*.shop.example'],
    '#abcdef',
  ]);
});

test('the default language is one that the merchant offers (I1)', () => {
  expect(faultsOf({ ...entry, languages: ['EN'], defaultLanguage: 'VI' })).toEqual([
    ['defaultLanguage', 'expected one of this merchant’s languages'],
  ]);
});

test('a replaceable path may be changed or switched off (ruling 78)', () => {
  const paths = { siteConfig: '/other/config', events: null };
  expect(
    merchantSchema.parse({ ...entry, backend: { origin: 'https://a.example', paths } }).backend.paths,
  ).toEqual(paths);
});

test('sign-in methods are off unless the registry names them, and a typo is a fault (A22, ruling 38)', () => {
  expect(merchantSchema.parse(entry).entry).toEqual({
    quickStart: false,
    maya: false,
    smsSender: 'provider',
  });
  expect(merchantSchema.parse({ ...entry, entry: { maya: true } }).entry).toMatchObject({ maya: true });
  expect(faultsOf({ ...entry, entry: { mayaa: true } }).map(([path]) => path)).toEqual(['entry']);
});

test('the prompt to install is light and offers the app first by default, and a typo is a fault (W8)', () => {
  expect(merchantSchema.parse(entry).install).toMatchObject({ theme: 'light', way: 'app' });
  expect(merchantSchema.parse({ ...entry, install: { theme: 'dark' } }).install).toMatchObject({
    theme: 'dark',
    way: 'app',
  });
  expect(faultsOf({ ...entry, install: { way: 'shop' } }).map(([path]) => path)).toEqual(['install.way']);
  expect(faultsOf({ ...entry, install: { look: 'dark' } }).map(([path]) => path)).toEqual(['install']);
});

test.each([
  [undefined, 5],
  [{}, 5],
  [{ rating: 4.6 }, 4.6],
  [{ rating: false }, false],
])('a download bar of %j has the rating %j (ruling 63)', (downloadBar, rating) => {
  expect(merchantSchema.parse({ ...entry, downloadBar }).downloadBar).toEqual({ rating });
});

test.each([0, 5.1, '5.0', true, null])('a rating of %j is a fault (ruling 63)', (rating) => {
  expect(faultsOf({ ...entry, downloadBar: { rating } })).toEqual([
    ['downloadBar.rating', 'expected a number from 1 to 5, or false for no rating'],
  ]);
});

test('a trusted host may have a port, by default 443 (B40, ruling 5)', () => {
  const trustedHosts = ['A.example:8443', '*.b.example:443', 'c.example'];
  expect(merchantSchema.parse({ ...entry, trustedHosts }).trustedHosts).toEqual([
    'a.example:8443',
    '*.b.example',
    'c.example',
  ]);
});
