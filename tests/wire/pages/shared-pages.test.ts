// Shared pages, against the built site: each is the same bytes for all, and no merchant's page holds another's.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadedFilesOf } from '@/tests/support/inline-scripts';
import { ask, askBytes, signIn, type TextAnswer } from '@/tests/wire/support/ask';
import { callsTo, control, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const site = raiseSite({ LOG_LEVEL: 'error' });

const get = (path = '/m/home', headers: Record<string, string> = {}, host = 'aurora.localhost') =>
  ask({ port: site.port, host, path, headers });
const policyOf = ({ headers }: TextAnswer) => String(headers['content-security-policy']);

/** The text of the home page, and work during one rendering: a page that is rendered again meanwhile has other bytes. */
async function whileItLasts<Value>(run: () => Promise<Value>): Promise<[string, Value]> {
  for (;;) {
    const { text } = await get();
    const outcome = await run();
    if ((await get()).text === text) return [text, outcome];
  }
}

test('a client that has the page gets 304 without a body, under the policy that came with the page; one with another page gets it', async () => {
  const whole = await get();
  const { etag = '' } = whole.headers;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const same = await get('/m/home', { 'if-none-match': `"other", ${etag}` });
  expect([same.status, same.text]).toEqual([304, '']);
  expect(same.headers).toMatchObject({
    etag,
    'cache-control': 'private, no-cache',
    vary: whole.headers.vary,
  });
  // The browser keeps the nonce of the page with its policy.
  expect(same.headers).not.toHaveProperty('content-security-policy');
  // A host without a container; a refusal sets no cookie, which would keep the page out of the browser's store.
  const refusal = { 'sec-gpc': '1' };
  const plain = await get('/m/home', refusal, 'lotus.localhost');
  const known = { ...refusal, 'if-none-match': String(plain.headers.etag) };
  const again = await get('/m/home', known, 'lotus.localhost');
  expect([again.status, policyOf(again)]).toEqual([304, policyOf(plain)]);
  expect(same.headers).not.toHaveProperty('content-encoding');
  const others = [
    ['/m/login', 'aurora.localhost'],
    ['/m/home?lang=VI', 'aurora.localhost'],
    ['/m/home', 'rio.localhost'],
  ] as const;
  for (const [path, host] of others) {
    const other = await get(path, { 'if-none-match': etag }, host);
    expect(other.status).toBe(200);
    expect(other.headers.etag).not.toBe(etag);
  }
});

test('no cache stores a page for one visitor, a missing page or a member’s page, so that Back requests it again (A16)', async () => {
  const cookie = await signIn(site.port);
  for (const path of ['/m/home?unknown=1', '/m/launchGame?vendor=PL', '/m/nowhere', '/m/member/home']) {
    const { headers } = await get(path, { cookie });
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    if (headers.etag)
      expect((await get(path, { cookie, 'if-none-match': headers.etag })).status).not.toBe(304);
  }
});

test.each(['gzip', 'gzip, br'])(
  'a cached page is compressed once for clients that accept %s, and whole',
  async (accepted) => {
    const compressed = () => askBytes({ port: site.port, headers: { 'accept-encoding': accepted } });
    const [plain, answers] = await whileItLasts(async () => [await compressed(), await compressed()]);
    for (const { headers, bytes } of answers) {
      const isBrotli = headers['content-encoding'] === 'br';
      expect(isBrotli || headers['content-encoding'] === 'gzip').toBe(true);
      const text = (isBrotli ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
      expect(text).toBe(plain);
    }
  },
);

test('one page serves visitors and members, whatever they come with: bytes are equal (PRF-10, SEC-41, SEC-43)', async () => {
  const cookie = await signIn(site.port);
  const requests = [
    ['/m/home', { cookie }],
    ['/m/home?utm_source=unique', {}],
    ['/m/home', { 'x-forwarded-host': 'rio.localhost', 'x-site-merchant': 'rio', 'x-nonce': 'mine' }],
    ['/m/home', { authorization: 'x', referer: 'https://evil.example/' }],
  ] as const;
  const [plain, answers] = await whileItLasts(() =>
    Promise.all(requests.map(([path, headers]) => get(path, headers))),
  );
  for (const answer of answers) {
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.text).toBe(plain);
  }
});

test.each([
  ['/m/home', /\/app\/m\/.*home\/page-/],
  ['/m/login', /\/app\/m\/.*login\/page-/],
  ['/m/activity', /\/app\/m\/layout-/],
])(
  'the first answer of %s names its scripts in the page, though the provider was called for it (PRF-19)',
  async (path, script) => {
    const scripts = loadedFilesOf((await get(path, {}, 'lotus.localhost')).text).map(decodeURIComponent);
    expect(scripts.filter((src) => script.test(src))).toHaveLength(1);
  },
);

test('a cached page equals the one rendered for one visitor alone (SEC-82)', async () => {
  // One picture server is picked for each rendering (ruling 75), and what is to be loaded early stands in the page or in a header.
  const short = (text: string) =>
    text
      .replaceAll(
        /<script[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="(?:image|script)"[^>]*>| nonce="[^"]*"/g,
        '',
      )
      .replaceAll('//localhost:', '//127.0.0.1:');
  for (const path of ['/m/home', '/m/login', '/m/game', '/m/rng', '/m/activity', '/m/news', '/m/safety']) {
    await get(path);
    const [stored, alone] = [await get(path), await get(`${path}?unknown=1`)];
    const withoutQuery = alone.text.replaceAll(
      /(?:\\u0026|\?|&amp;|&)?unknown=1|\?\{\\"unknown\\":\\"1\\"\}/g,
      '',
    );
    expect(short(withoutQuery).split('<')).toEqual(short(stored.text).split('<'));
  }
});

test('100 simultaneous visitors of a new page are one rendering (FLT-19, PRF-18)', async () => {
  await control(site.provider, 'calls', undefined, 'DELETE').catch(() => undefined);
  const host = 'cold.aurora.localhost';
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/m/news', {}, host)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const settings = await callsTo(site.provider, '/wps/relay/WPSCORE_getDownloadSetting');
  expect(settings.filter(({ query }) => query.domain === host)).toHaveLength(1);
});

test('the site’s own navigation gets parts, a visitor a page, in any order (SEC-42)', async () => {
  const soft = { rsc: '1' };
  const { location = '' } = (await get('/m/game', soft)).headers;
  expect(location).toMatch(/^\/m\/game\?_rsc/);
  for (const headers of [soft, {}, soft, {}] as Record<string, string>[]) {
    const { headers: sentHeaders } = await get(location, headers);
    expect(sentHeaders['content-type']).toMatch(headers.rsc ? /^text\/x-component/ : /^text\/html/);
  }
});
