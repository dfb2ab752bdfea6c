// Host headers that look like a name or an address and are neither (SEC-3).
import { statusWithHost } from '@/tests/wire/attacks/raw-post';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

const PATHS = ['/m/home', '/wps/system/country', '/m/manifest.webmanifest', '/healthz', '/m/session'];

test.each([
  '[....]',
  '[:]',
  '[::1',
  '[zz::1]',
  '[::1::]',
  '[127.0.0.1]',
  '[fe80::1%25eth0]',
  '[fe80::1%eth0]:80',
  '1.2.3.256',
  '127.1',
  'shop.1',
  'xn--.example',
  'a..b',
  `${'a'.repeat(64)}.example`,
])('the Host %j is 400 on every kind of path, and no fault of the site (SEC-3)', async (host) => {
  for (const path of PATHS) expect([path, await statusWithHost(site.port, host, path)]).toEqual([path, 400]);
});

test('nothing of it is a fault in the log, and the process continues (SEC-3, SEC-111)', async () => {
  expect(site.output()).not.toMatch(/"level":50|Error|stack|\n\s+at /);
  expect((await ask({ port: site.port })).status).toBe(200);
  expect(site.exitCode()).toBeNull();
});
