// Pages that everybody shares, against the built site: each answer has a nonce of its own, and no merchant's page holds another's.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Asked, ask, askBytes, signIn } from '@/tests/wire/support/ask';
import { callsTo, control, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const site = raiseSite({ LOG_LEVEL: 'error' });

const get = (path = '/m/home', headers: Record<string, string> = {}, host = 'aurora.localhost') =>
  ask({ port: site.port, host, path, headers });
const nonceOf = ({ headers }: Asked) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
/** The page with its nonce taken out. */
const bare = (answer: Asked) => answer.text.replaceAll(nonceOf(answer), 'NONCE');

test('1,000 answers have 1,000 nonces, each of them its body’s own (SEC-80)', async () => {
  const answers: Asked[] = [];
  for (let round = 0; round < 20; round += 1)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => get()))));
  const nonces = answers.map(nonceOf);
  expect(new Set(nonces).size).toBe(1_000);
  for (const [at, answer] of answers.entries()) {
    const inBody = new Set([...answer.text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
    expect([...inBody]).toEqual([nonces[at]]);
    // What is to be loaded early stands there too, now and then with a nonce.
    const early = [...String(answer.headers.link).matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(early.filter((nonce) => nonce !== nonces[at])).toEqual([]);
  }
});

test.each(['gzip', 'gzip, br'])(
  'a page that is kept is compressed once for who takes %s, and whole',
  async (accepted) => {
    const plain = bare(await get());
    for (let round = 0; round < 2; round += 1) {
      const { headers, bytes } = await askBytes({
        port: site.port,
        headers: { 'accept-encoding': accepted },
      });
      const isBrotli = headers['content-encoding'] === 'br';
      expect(isBrotli || headers['content-encoding'] === 'gzip').toBe(true);
      const text = (isBrotli ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
      expect(bare({ status: 200, headers, text })).toBe(plain);
    }
  },
);

test('one page serves visitors and members, whatever they come with: bytes are equal but for the nonce (PRF-10, SEC-41, SEC-43)', async () => {
  const plain = bare(await get());
  const cookie = await signIn(site.port);
  for (const [path, headers] of [
    ['/m/home', { cookie }],
    ['/m/home?utm_source=unique', {}],
    ['/m/home', { 'x-forwarded-host': 'rio.localhost', 'x-site-merchant': 'rio', 'x-nonce': 'mine' }],
    ['/m/home', { authorization: 'x', referer: 'https://evil.example/' }],
  ] as const) {
    const answer = await get(path, headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(bare(answer)).toBe(plain);
  }
});

test.each([
  ['/m/home', /\/app\/m\/[^"]*home\/page-/],
  ['/m/login', /\/app\/m\/[^"]*login\/page-/],
  ['/m/activity', /\/app\/m\/layout-/],
])(
  'the first answer of %s names its scripts in the page, though the provider was asked for it (PRF-19)',
  async (path, script) => {
    const { text } = await get(path, {}, 'lotus.localhost');
    const scripts = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) =>
      decodeURIComponent(src),
    );
    expect(scripts.filter((src) => script.test(src))).toHaveLength(1);
  },
);

test('a kept page is the one that is rendered for one visitor alone (SEC-82)', async () => {
  // One picture server is picked for each rendering (ruling 75), and what is to be loaded early stands in the page or in a header.
  const short = (text: string) =>
    text
      .replaceAll(/<script[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="image"[^>]*>/g, '')
      .replaceAll('//localhost:', '//127.0.0.1:');
  for (const path of ['/m/home', '/m/login', '/m/game', '/m/rng', '/m/activity', '/m/news', '/m/safety']) {
    await get(path);
    const [kept, alone] = [await get(path), await get(`${path}?unknown=1`)];
    const withoutQuery = alone.text
      .replaceAll(nonceOf(alone), 'NONCE')
      .replaceAll(/(?:\\u0026|\?|&amp;|&)?unknown=1|\?\{\\"unknown\\":\\"1\\"\}/g, '');
    expect(short(withoutQuery).split('<')).toEqual(short(bare(kept)).split('<'));
  }
});

test('100 visitors at once of a page that nobody asked for before are one rendering (FLT-19, PRF-18)', async () => {
  await control(site.provider, 'calls', undefined, 'DELETE').catch(() => undefined);
  const host = 'cold.aurora.localhost';
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/m/news', {}, host)));
  expect(new Set(answers.map(bare)).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const settings = await callsTo(site.provider, '/wps/relay/WPSCORE_getDownloadSetting');
  expect(settings.filter(({ query }) => query.domain === host)).toHaveLength(1);
});

test('the site’s own navigation gets parts, a visitor a page, in any order (SEC-42)', async () => {
  const soft = { rsc: '1' };
  const { location = '' } = (await get('/m/game', soft)).headers;
  expect(location).toMatch(/^\/m\/game\?_rsc/);
  for (const headers of [soft, {}, soft, {}] as Record<string, string>[]) {
    const { headers: told } = await get(location, headers);
    expect(told['content-type']).toMatch(headers.rsc ? /^text\/x-component/ : /^text\/html/);
  }
});
