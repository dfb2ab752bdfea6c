// The operator's nginx with its two lines for host hashing: each host at one instance, and at another where that one is busy or down.
import { askTls } from '@/tests/fault/topology/support/ask-tls';
import { until } from '@/tests/fault/topology/support/instance';
import { type Nginx, startNginx } from '@/tests/fault/topology/support/nginx';
import { type StubInstance, startStub } from '@/tests/fault/topology/support/stub-instance';

jest.setTimeout(60_000);
const BOUND = 2;
const HOSTS = Array.from({ length: 24 }, (_, at) => `www.brand${at}.example`);

let stubs: readonly [StubInstance, StubInstance];
let nginx: Nginx;
beforeAll(async () => {
  stubs = [await startStub('one'), await startStub('two')];
  nginx = await startNginx([stubs[0].port, stubs[1].port], false, BOUND);
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(stubs?.map(({ stop }) => stop()) ?? []);
});

const instanceOf = async (host: string) =>
  (await askTls({ port: nginx.port, path: '/m/home', headers: { Host: host } })).text;

async function placesOf(hosts: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const host of hosts) places.push(await instanceOf(host));
  return places;
}

test('every request of a host reaches the same instance, and both instances have hosts (B52)', async () => {
  const first = await placesOf(HOSTS);
  expect(new Set(first)).toEqual(new Set(['one', 'two']));
  expect(await placesOf(HOSTS)).toEqual(first);
});

test('beyond its bound an instance passes a host’s requests on to the other one (B52)', async () => {
  for (const { hold } of stubs) hold();
  const [host = ''] = HOSTS;
  const asked = Array.from({ length: 2 * BOUND }, () => instanceOf(host));
  await until(async () => stubs[0].held() + stubs[1].held() === 2 * BOUND, 'held requests');
  expect(stubs.map(({ held }) => held())).toEqual([BOUND, BOUND]);
  for (const { release } of stubs) release();
  expect((await Promise.all(asked)).toSorted()).toEqual(['one', 'one', 'two', 'two']);
});

test('when an instance is down, its hosts move and all others stay (B52)', async () => {
  const before = await placesOf(HOSTS);
  await stubs[0].stop();
  expect(await placesOf(HOSTS)).toEqual(before.map(() => 'two'));
});
