// Cache deception: an attacker who lures a member to an address that looks like a file, and then requests it, gets no data of the member, even behind a cache that stores by file name (SEC-40, SEC-43, SEC-44).
import { cacheSite } from '@/tests/wire/cache/cached-site';
import { ask, cookiesOf, ownPost } from '@/tests/wire/support/ask';
import { callsTo } from '@/tests/wire/support/start-site';

const { site, cache } = cacheSite();
let cookie = '';
/** Values of this member only: seal, token, and personal data. */
let secrets: string[] = [];

const HOST = 'aurora.localhost';
const MINE =
  /\\?"(?:userName|account|name)\\?":\\?"lan\\?"|"clubLabel":|lan@aurora|set-cookie: *(?:__Host-)?mc=\w/i;

beforeAll(async () => {
  const login = JSON.stringify({ type: 'username', username: 'lan', password: 'Passw0rd!', remember: true });
  const answer = await ask({
    port: cache().port,
    path: '/wps/session/login',
    method: 'POST',
    headers: ownPost(cache().port),
    body: login,
  });
  cookie = cookiesOf(answer);
  await ask({ port: cache().port, path: '/wps/member/info', headers: { Cookie: cookie } });
  const [info] = await callsTo(site().provider, '/wps/member/info');
  const seals = cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
  secrets = [...seals, info?.headers.authorization ?? ''].filter((text) => text.length > 8);
});

const own = (text: string) => MINE.test(text) || secrets.some((secret) => text.includes(secret));

const PERSONAL = ['/m/session', '/wps/member/info', '/m/member/home', '/m/mine', '/m/home', '/m/changePsw'];
const ODD = [
  '/x.css',
  '/x.js',
  '/..%2fx.css',
  ';.js',
  ';x.css',
  '%3b.js',
  '%2f.png',
  '%2fx.css',
  '%0a.png',
  '%00.js',
  '%23.css',
  '%3f.css',
  '%5cx.css',
  '.css',
  '.json',
  '.html',
  '/.png',
  '//x.ico',
  '/index.html',
  '?x.css',
  '/%2e%2e/%2e%2e/_next/static/x.css',
  '/../../_next/static/x.css',
];
const CLIMBS = [
  '/_next/static/..%2f..%2fm/session',
  '/_next/static/../../m/session',
  '/_next/static/%2e%2e/%2e%2e/wps/member/info',
  '/_next/static/..%2f..%2fwps/member/info/x.css',
  '/m/sw.js%2f..%2fsession',
  '/robots.txt/../m/session',
  '/favicon.ico%2f..%2fm%2fsession',
];

test('through the cache a member sees their own data: there is something to steal', async () => {
  expect(secrets.length).toBeGreaterThanOrEqual(2);
  const info = await ask({ port: cache().port, path: '/wps/member/info', headers: { Cookie: cookie } });
  expect(own(info.text)).toBe(true);
});

test.each([...PERSONAL.flatMap((path) => ODD.map((odd) => `${path}${odd}`)), ...CLIMBS])(
  'a member who is led to %s leaves nothing there (SEC-40)',
  async (path) => {
    for (const port of [cache().port, cache().carelessPort]) {
      const host = { Host: `${HOST}:${cache().port}` };
      await ask({ port, path, headers: { ...host, Cookie: cookie } });
      const stolen = await ask({ port, path, headers: host });
      expect([path, own(stolen.text + JSON.stringify(stolen.headers))]).toEqual([path, false]);
    }
  },
);

test('no cache gives a member’s data to others, by any address and form (SEC-43, SEC-44)', async () => {
  const paths = [
    ...PERSONAL,
    '/m/home?token=x',
    '/m/home?affiliateCode=A1',
    '/m/launchGame?vendor=JT&code=jt-peacock-throne',
    '/m/out?to=https%3A%2F%2Fpartners.aurora.example%2F',
    '/m/manifest.webmanifest',
    '/m/asset-manifest.json',
    '/m/texts',
    '/m/app.mobileconfig',
    '/m/device.html',
  ];
  for (const path of paths)
    for (const more of [{}, { RSC: '1' }] as Record<string, string>[])
      for (let round = 0; round < 2; round += 1)
        await ask({
          port: cache().port,
          path,
          headers: { ...more, Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
        });
  for (const path of paths) {
    const answer = await ask({ port: cache().port, path });
    expect([path, own(answer.text + JSON.stringify(answer.headers))]).toEqual([path, false]);
  }
  expect((await ask({ port: cache().port, path: '/wps/member/info' })).status).toBe(401);
});

test('nothing in the caches is personal, sets a cookie or has a nonce (SEC-43, SEC-44)', async () => {
  await ask({ port: cache().port, path: '/robots.txt' });
  const stored = cache().listCached();
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(own)).toEqual([]);
  const honest = stored.filter((text) => !text.includes('KEY: careless'));
  expect(
    honest.filter((text) => /\nset-cookie:|'nonce-/i.test(text)).map((text) => text.slice(0, 600)),
  ).toEqual([]);
});
