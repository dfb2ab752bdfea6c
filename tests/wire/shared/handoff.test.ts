// A session goes from one domain to another: two instances with one Redis, and while Redis is away (B46, B44).
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { ask, cookiesOf, ownPost, signIn, type TextAnswer } from '@/tests/wire/support/ask';
import { METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);

const FAST = 'fast.aurora.localhost';
const AGENT = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' };
let port: number;
let redis: RedisServer;
let one: RunningSite;
let two: RunningSite;

const instance = (more: Record<string, string> = {}) =>
  startSite({ REDIS_URL: `redis://127.0.0.1:${port}`, METRICS_TOKEN, LOG_LEVEL: 'trace', ...more });

/** Where a member of one host is led who wants to move; `null` where the site refuses. */
async function leave(site: RunningSite, to = FAST): Promise<URL | null> {
  const answer = await ask({
    port: site.port,
    path: '/m/move',
    method: 'POST',
    headers: { ...ownPost(site.port), ...AGENT, Cookie: await signIn(site.port) },
    body: JSON.stringify({ to: `http://${to}:${site.port}` }),
  });
  return answer.status === 200 ? new URL(JSON.parse(answer.text).value.location) : null;
}

const arrive = (site: RunningSite, { pathname, search }: URL, host = FAST, more = {}): Promise<TextAnswer> =>
  ask({ port: site.port, host, path: pathname + search, headers: { ...AGENT, ...more } });

const nameOf = async (site: RunningSite, answer: TextAnswer): Promise<string | undefined> => {
  const headers = { Cookie: cookiesOf(answer), 'Sec-Fetch-Site': 'same-origin' };
  const { text } = await ask({ port: site.port, host: FAST, path: '/m/session', headers });
  return JSON.parse(text).value?.userName;
};

beforeAll(async () => {
  redis = await startRedis();
  ({ port } = redis);
  one = await instance();
  two = await instance({ SANDBOX_ORIGIN: one.provider });
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await redis.kill();
});

test('a ticket of one instance signs in at the other domain by another instance (B46, B44)', async () => {
  const way = (await leave(one)) as URL;
  expect(way.pathname).toBe('/m/index.html');
  const keys = (await redis.sendCommand('keys', '*:ticket:*')).split('\n');
  expect(keys).toEqual([expect.stringMatching(/^site:production:v1:ticket:aurora:[\w-]{43}$/)]);
  const answer = await arrive(two, way);
  expect([answer.status, answer.headers.location]).toEqual([303, '/m/index.html?lang=EN']);
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await nameOf(two, answer)).toBe('lan');
  for (const site of [one, two]) {
    const again = await arrive(site, way);
    expect([again.status, again.headers.location, again.headers['set-cookie']]).toEqual([
      303,
      '/m/index.html?lang=EN',
      undefined,
    ]);
  }
});

test('of forty who bring one token to two instances at once, one is signed in (B46)', async () => {
  const way = (await leave(one)) as URL;
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => arrive(at % 2 ? one : two, way)));
  expect(answers.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
});

test.each([
  ['at another host of the merchant', 'm.aurora.localhost', {}],
  ['at another merchant', 'rio.localhost', {}],
  ['in another browser', FAST, { 'User-Agent': 'curl/8' }],
])('%s it opens nothing, and reveals nothing (B46, SEC-12)', async (_where, host, more) => {
  const answer = await arrive(two, (await leave(one)) as URL, host, more);
  expect([answer.status, answer.headers.location]).toEqual([303, '/m/index.html?lang=EN']);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each(['rio.localhost', 'evil.example', 'aurora.localhost', 'x.aurora.localhost'])(
  'no one is led to %s (SEC-72)',
  async (to) => {
    expect(await leave(one, to)).toBeNull();
  },
);

test('while Redis is away a session still moves, by the instance that issued the ticket (FLT-21)', async () => {
  await redis.kill();
  const way = (await leave(one)) as URL;
  expect(way.searchParams.get('ticket')).toMatch(/^m/);
  expect((await arrive(two, way)).headers['set-cookie']).toBeUndefined();
  expect(await nameOf(one, await arrive(one, way))).toBe('lan');
  expect((await arrive(one, way)).headers['set-cookie']).toBeUndefined();
});

test('neither log nor metrics contain a handoff token (SEC-55, B46)', async () => {
  const way = (await leave(one)) as URL;
  await arrive(one, way);
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  for (const site of [one, two]) {
    const figures = await ask({ port: site.port, path: '/metrics', headers });
    expect(figures.status).toBe(200);
    for (const text of [site.output(), figures.text])
      expect(text).not.toMatch(/ticket=|[rm][\w-]{43}(?![\w-])/);
  }
});
