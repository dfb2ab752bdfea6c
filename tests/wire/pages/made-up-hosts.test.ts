// Hosts and ports that a visitor makes up: foreign ports are one page, and new hosts are limited by address (SEC-114).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, control, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const STATUS = '/wps/v2/system/status';
const STATUS_MS = 5_000;
const TRIES = 20;
const PUBLISHED = '8443';

function makeRegistry(): string {
  const folder = path.join(makeTemporaryFolder('made-up-hosts'), 'merchants');
  mkdirSync(folder);
  for (const code of ['aurora', 'rio']) {
    const merchant = JSON.parse(readFileSync(`sandbox/merchants/${code}.json`, 'utf8'));
    const limits = { ...merchant.limits, coldPage: { tries: TRIES, seconds: 120 } };
    const file = path.join(folder, `${code}.json`);
    writeFileSync(file, JSON.stringify(code === 'aurora' ? merchant : { ...merchant, limits }));
  }
  return folder;
}

const site = raiseSite({
  ...{ LOG_LEVEL: 'error', MERCHANTS: makeRegistry(), TRUSTED_PROXY_HOPS: '1', SITE_PORTS: PUBLISHED },
});

const get = (Host: string, address = '203.0.113.9', place = '/m/home') =>
  ask({ port: site.port, path: place, headers: { Host, 'X-Forwarded-For': address } });

const forgetCalls = () => control(site.provider, 'calls', undefined, 'DELETE');

test('a host under twenty foreign ports is one status call and one page without port (SEC-114)', async () => {
  await forgetCalls();
  const startMs = performance.now();
  const ports = Array.from({ length: 20 }, (_, nth) => `${20_000 + nth}`);
  const texts: string[] = [];
  for (const port of ['', ':80', ':443', ...ports.map((port) => `:${port}`)]) {
    const { text, headers } = await get(`ports.aurora.localhost${port}`);
    texts.push(`${headers['content-security-policy']}${text}`);
  }
  // A slow machine takes longer than the status lasts.
  const most = Math.ceil((performance.now() - startMs) / STATUS_MS);
  expect((await callsTo(site.provider, STATUS)).length).toBeLessThanOrEqual(most);
  expect(texts.filter((text) => /aurora\.localhost:\d/.test(text) || !text.includes('</html>'))).toEqual([]);
});

test('the port that the site listens on and those of SITE_PORTS are in the addresses of its pages (SEC-114)', async () => {
  for (const port of [String(site.port), PUBLISHED])
    expect((await get(`aurora.localhost:${port}`)).text).toContain(`aurora.localhost:${port}/m/home`);
});

test('an address that makes up hosts gets 429; cached pages and other addresses are served (SEC-114)', async () => {
  await get('rio.localhost');
  await forgetCalls();
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  for (let nth = 0; nth < 2 * TRIES; nth += 1) answers.push(await get(`h${nth}.rio.localhost`));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(TRIES);
  expect(answers.filter(({ status }) => status !== 429 && status !== 200)).toEqual([]);
  for (const { headers, text } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect([headers['cache-control'], text.length < 8_192, text.includes('</html>')]).toEqual([
      'no-store',
      true,
      true,
    ]);
  }
  expect((await callsTo(site.provider, STATUS)).length).toBeLessThanOrEqual(TRIES);
  expect((await get('rio.localhost')).status).toBe(200);
  expect((await get('other.rio.localhost', '198.51.100.7')).status).toBe(200);
});

test('one household of IPv6 is one address (SEC-114)', async () => {
  const statuses: number[] = [];
  for (let nth = 1; nth <= TRIES + 5; nth += 1)
    statuses.push((await get(`v${nth}.rio.localhost`, `2001:db8:1:2::${nth.toString(16)}`)).status);
  expect(statuses).toContain(429);
});
