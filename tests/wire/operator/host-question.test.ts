// The question of a TLS server that gets certificates on demand.
import { until } from '@/tests/fault/topology/support/instance';
import { makeRegistrySite } from '@/tests/wire/operator/support/registry-site';
import { ask } from '@/tests/wire/support/ask';
import { METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';

jest.setTimeout(60_000);
const registry = makeRegistrySite({ TRUSTED_PROXY_HOPS: '1' });
const statusOf = async (domain: string, headers: Record<string, string> = {}, host = '127.0.0.1') =>
  (await ask({ port: registry.port(), host, path: `/internal/host?domain=${domain}`, headers })).status;

beforeAll(async () => {
  await registry.start();
  registry.write('aurora', { hosts: ['*.aurora.localhost', 'aurora.localhost', 'shop.example'] });
  await until(async () => (await statusOf('shop.example')) === 200);
});
afterAll(registry.stop);

test('an exact host of the registry is 200, any other 404, and an invalid host name 400', async () => {
  expect(await statusOf('SHOP.example')).toBe(200);
  for (const domain of ['other.example', 'shop.example.evil', 'any.aurora.localhost'])
    expect([domain, await statusOf(domain)]).toEqual([domain, 404]);
  for (const domain of ['', 'shop.example:443', 'a%20b', '%00', '../x'])
    expect([domain, await statusOf(domain)]).toEqual([domain, 400]);
});

test('a visitor gets nothing: not by another host, not through a proxy, not by a wrong token', async () => {
  expect(await statusOf('shop.example', {}, 'shop.example')).toBe(403);
  expect(await statusOf('shop.example', {}, '10.1.2.3')).toBe(403);
  expect(await statusOf('shop.example', { 'x-forwarded-for': '203.0.113.9' })).toBe(403);
  expect(await statusOf('shop.example', { authorization: 'Bearer x' }, '10.1.2.3')).toBe(403);
  expect(await statusOf('shop.example', { authorization: `Bearer ${METRICS_TOKEN}` }, '10.1.2.3')).toBe(200);
});

test('a host that is added is known, and one that is removed no longer', async () => {
  registry.write('rio', { hosts: ['*.rio.localhost', 'rio.localhost', 'fresh.example'] });
  await until(async () => (await statusOf('fresh.example')) === 200);
  registry.write('rio', { hosts: ['*.rio.localhost', 'rio.localhost'] });
  await until(async () => (await statusOf('fresh.example')) === 404);
  expect(await statusOf('rio.localhost')).toBe(200);
});
