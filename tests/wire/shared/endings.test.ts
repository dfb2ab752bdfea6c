// Sessions and remembered logins that end at one instance are refused by the other within a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { ask, cookiesOf, ownPost, signIn, type TextAnswer } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);
const PASSWORD = 'Passw0rd!';
const REFUSED_WITHIN_MS = 1_000;
let redis: RedisServer;
let one: RunningSite;
let two: RunningSite;

beforeAll(async () => {
  redis = await startRedis();
  const env = { REDIS_URL: `redis://127.0.0.1:${redis.port}`, LOG_LEVEL: 'error' };
  one = await startSite(env);
  two = await startSite({ ...env, SANDBOX_ORIGIN: one.provider });
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await redis.kill();
});

const post = ({ port }: RunningSite, path: string, body: object, Cookie = ''): Promise<TextAnswer> =>
  ask({ port, path, method: 'POST', headers: { ...ownPost(port), Cookie }, body: JSON.stringify(body) });
const session = ({ port }: RunningSite, Cookie: string): Promise<TextAnswer> =>
  ask({ port, path: '/m/session', headers: { Cookie } });
const login = (site: RunningSite, body: object, cookie = '') =>
  post(
    site,
    '/wps/session/login',
    { type: 'username', username: 'lan', password: PASSWORD, ...body },
    cookie,
  );

/** Calls an instance until it rejects the session. Returns that answer. */
async function untilRefused(site: RunningSite, cookie: string): Promise<TextAnswer> {
  const startedMs = performance.now();
  let requestedMs = startedMs;
  let answer = await session(site, cookie);
  while (answer.status === 200 && requestedMs - startedMs < REFUSED_WITHIN_MS) {
    await sleep(20);
    requestedMs = performance.now();
    answer = await session(site, cookie);
  }
  expect(answer.status).toBe(401);
  return answer;
}

test('a sign-in over a session ends that one at both instances, and clears no cookie at either (SEC-51)', async () => {
  const before = await signIn(one.port);
  expect((await session(two, before)).status).toBe(200);
  const next = cookiesOf(await login(one, { username: 'minh' }, before));
  for (const site of [one, two])
    expect((await untilRefused(site, before)).headers['set-cookie']).toBeUndefined();
  expect((await session(two, next)).status).toBe(200);
});

test('a changed password ends the member’s sessions at the other instance; the new seal holds at both (SEC-51)', async () => {
  const [mine, other] = [await signIn(one.port), await signIn(two.port)];
  expect((await session(one, other)).status).toBe(200);
  const body = { oldPassword: PASSWORD, newPassword: 'An0ther-one' };
  const next = cookiesOf(await post(one, '/wps/member/password', body, mine));
  expect((await untilRefused(two, other)).headers['set-cookie']?.join()).toContain('mc=;');
  await untilRefused(one, other);
  expect((await untilRefused(two, mine)).headers['set-cookie']).toBeUndefined();
  for (const site of [one, two]) expect((await session(site, next)).status).toBe(200);
  const again = cookiesOf(await login(two, { password: 'An0ther-one' }));
  for (const site of [one, two]) expect((await session(site, again)).status).toBe(200);
});

test('a remembered login that was signed out at one instance opens at neither (SEC-51)', async () => {
  const answer = await login(one, { username: 'minh', remember: true });
  const { remembered } = JSON.parse(answer.text).value;
  const [key = ''] = /mck=[\w-]+/.exec(cookiesOf(answer)) ?? [];
  const use = async (site: RunningSite) =>
    JSON.parse((await login(site, { username: 'minh', password: undefined, remembered }, key)).text).success;
  expect(await use(two)).toBe(true);
  await post(one, '/wps/session/logout', {}, cookiesOf(answer));
  expect([await use(one), await use(two)]).toEqual([false, false]);
});
