// A player whose requests reach both instances of a port, and an attacker who hopes for twice the tries.
import { type Several, startSeveral, untilUp } from '@/tests/fault/instances/support/several';
import { until } from '@/tests/fault/topology/support/instance';
import { allowedIn, guess, makeStrictRegistry, post, times } from '@/tests/wire/limits/sites';
import { timeoutsOf } from '@/tests/wire/shared/fleet-renderings';
import { ask, ownPost, signIn } from '@/tests/wire/support/ask';
import { METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';

jest.setTimeout(60_000);
let site: Several;
beforeAll(async () => {
  site = await startSeveral({ MERCHANTS: makeStrictRegistry(), TRUSTED_PROXY_HOPS: '1', METRICS_TOKEN });
}, 60_000);
afterAll(() => site.stop());

/** Ten requests on connections of their own, which go round the instances. */
const info = async (cookie: string): Promise<number[]> => {
  const ten = times(10, () => ask({ port: site.port, path: '/wps/member/info', headers: { cookie } }));
  return (await Promise.all(ten)).map(({ status }) => status);
};

it('a session opens at both, and once it is signed out at neither (SEC-52, B44)', async () => {
  const cookie = await signIn(site.port);
  expect(await info(cookie)).toEqual(Array(10).fill(200));
  const headers = { ...ownPost(site.port), cookie };
  const out = await ask({
    port: site.port,
    path: '/wps/session/logout',
    method: 'POST',
    headers,
  });
  expect(out.status).toBe(200);
  await until(async () => (await info(cookie)).every((status) => status === 401), 'the end of the session');
  expect(await info(cookie)).toEqual(Array(10).fill(401));
});

it('guesses at an account count together, and without Redis each instance has its part (SEC-62, SEC-64, FLT-24)', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const guesses = (name: string, address: string) =>
    Promise.all(times(40, () => post(site.port, guess(name, from(address)))));
  const late = await timeoutsOf(site);
  const allowed = allowedIn(await guesses('lan', '203.0.113.78'));
  // Of a try for which Redis is late on a busy machine, an instance decides alone.
  expect(Math.abs(allowed - 10)).toBeLessThanOrEqual((await timeoutsOf(site)) - late);
  await site.redis.kill();
  await untilUp(site, 2);
  // Ten tries, for two ports (limits.instances) of two instances each: two at each instance.
  expect(allowedIn(await guesses('minh', '203.0.113.79'))).toBeLessThanOrEqual(4);
});
