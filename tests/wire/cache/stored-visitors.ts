// The operator's nginx neither serves from its cache nor stores for members and for visitors whose responses set cookies (SEC-43, SEC-44).
import { signInTls } from '@/tests/fault/topology/support/ask-tls';
import { cacheStatusOf, type Headers } from '@/tests/wire/cache/store-site';
import { freshHost, get, getTwice, running } from '@/tests/wire/cache/stored-site';

test('a member neither gets a stored page nor leaves one behind (SEC-43)', async () => {
  const cookie = await signInTls(running.nginx.port, 3);
  const host = 'aurora.localhost';
  const path = '/m/news';
  for (const _round of [1, 2]) {
    const own = await get(path, host, { Cookie: cookie }, 3);
    expect([own.status, cacheStatusOf(own), own.headers['cache-control']]).toEqual([
      200,
      undefined,
      'private, no-cache',
    ]);
  }
  const [first, stored] = await getTwice(path, host);
  expect([cacheStatusOf(first), cacheStatusOf(stored)]).toEqual(['MISS', 'HIT']);
  expect(stored.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=[1-9]/);
  for (const name of ['accept-encoding', 'accept-language', 'cookie', 'sec-gpc', 'user-agent', 'rsc'])
    expect(stored.headers.vary?.split(', ')).toContain(name);
  const after = await get(path, host, { Cookie: cookie }, 3);
  expect([cacheStatusOf(after), after.headers['cache-control']]).toEqual([undefined, 'private, no-cache']);
});

test('a response that sets a cookie is not stored, and visitors to whom one would be set bypass the cache (SEC-44)', async () => {
  const host = freshHost();
  for (const path of ['/m/home?lang=VI', '/m/home?affiliateCode=A1', '/m/home?gclid=abc']) {
    const [first, again] = await getTwice(path, host, { Cookie: '__Host-mc_consent=yes' });
    expect([path, cacheStatusOf(first), cacheStatusOf(again)]).toEqual([path, undefined, undefined]);
    expect(again.headers['set-cookie']).toBeDefined();
  }
  const agreed = await getTwice('/m/home', host, { Cookie: '__Host-mc_consent=yes' });
  for (const { headers } of agreed) {
    expect(headers['x-kept']).toBe('MISS');
    expect([headers['cache-control'], String(headers['set-cookie'])]).toEqual([
      'no-store',
      expect.stringContaining('_fbp='),
    ]);
  }
  const newcomers = await getTwice('/m/home', freshHost('noor'));
  expect(newcomers.map(({ headers }) => [headers['x-kept'], headers['set-cookie']?.length])).toEqual([
    ['MISS', 1],
    ['MISS', 1],
  ]);
  const [, marked] = await getTwice('/m/home', host, { Cookie: '__Host-mc_consent=yes; _fbp=fb.1.1.1' });
  expect([cacheStatusOf(marked), marked.headers['set-cookie']]).toEqual(['HIT', undefined]);
});

test.each([
  ['a language that is written otherwise', { Cookie: '__Host-mc_lang=vi' }],
  ['two languages', { Cookie: '__Host-mc_lang=EN; __Host-mc_lang=VI' }],
  ['a language cookie of plain http', { Cookie: 'mc_lang=VI' }],
  ['another cookie of the site', { Cookie: 'theirs=1; __Host-mck=abc' }],
  ['an odd list of languages', { 'Accept-Language': 'en"x' }],
  ['an authorization', { Authorization: 'Basic eDp5' }],
  ['a fetch ahead', { 'Sec-Purpose': 'prefetch' }],
])('%s bypasses the cache', async (_what, headers) => {
  const host = freshHost();
  const answers = await getTwice('/m/login', host, headers as unknown as Headers);
  expect(answers.map(cacheStatusOf)).toEqual([undefined, undefined]);
});
