// JSON bodies that are nested as deep as their length allows, and bodies that break off (SEC-29, SEC-111).
import { until } from '@/tests/fault/topology/support/instance';
import { breakOff } from '@/tests/wire/attacks/raw-post';
import { ask, ownPost } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/measured-site';
import { METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { callsTo } from '@/tests/wire/support/start-site';

const DEPTH = 50_000;
const CALLS = ['/wps/session/login', '/wps/system/collect', '/wps/verification/sms/noLogin'];
const HANDLERS = ['/m/consent', '/m/move'];
const ALL = [
  ...CALLS,
  ...HANDLERS,
  '/m/age',
  '/m/device',
  '/m/break',
  '/m/switch/answer',
  '/csp-report',
  '/error-report',
];

const post = (path: string, body: string) =>
  ask({ port: site.port, path, method: 'POST', headers: ownPost(site.port), body });

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const DEEP: readonly [string, string][] = [
  ['arrays', `{"username":"lan","value":${nested(DEPTH)}}`],
  ['objects', `{"username":"lan","value":${'{"a":'.repeat(DEPTH / 2)}1${'}'.repeat(DEPTH / 2)}}`],
  ['both', `{"value":${'[{"a":'.repeat(DEPTH / 4)}1${'}]'.repeat(DEPTH / 4)}}`],
];

test.each(DEEP)(
  'a call with %s nested 50,000 deep is bad_request, and is not sent on (SEC-29)',
  async (_, body) => {
    for (const path of CALLS) {
      const answer = await post(path, body);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(JSON.parse(answer.text)).toMatchObject({ success: false, errorCode: 'bad_request' });
      expect(await callsTo(site.provider, path)).toEqual([]);
    }
  },
);

test('handlers that read JSON refuse it too (SEC-29)', async () => {
  const body = nested(1_800);
  for (const path of HANDLERS) expect([path, (await post(path, body)).status]).toEqual([path, 400]);
  for (const path of ['/m/device', '/m/break'])
    expect([path, (await post(path, nested(100))).status]).toEqual([path, 400]);
});

test('a call refuses a form of any type with 415, and one of a foreign page with 403 (SEC-58)', async () => {
  const path = '/wps/session/login';
  const form = (headers: Record<string, string>) =>
    ask({
      port: site.port,
      path,
      method: 'POST',
      headers: { ...ownPost(site.port), ...headers },
      body: 'a=1',
    });
  for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain']) {
    const own = await form({ 'Content-Type': type });
    expect([own.status, JSON.parse(own.text).errorCode]).toEqual([415, 'unsupported_media_type']);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await form({ 'Content-Type': type, ...foreign })).status).toBe(403);
  }
  expect(await callsTo(site.provider, path)).toEqual([]);
});

test('a body with many names at one level passes (SEC-29)', async () => {
  const fields = Array.from({ length: 20_000 }, (_, nth) => `"n${nth}":1`).join(',');
  const answer = await post(
    '/wps/session/login',
    `{"type":"username","username":"lan","password":"x",${fields}}`,
  );
  expect(JSON.parse(answer.text)).toMatchObject({ success: false });
  expect(answer.status).toBeLessThan(500);
});

const linesOf = (pattern: RegExp) =>
  site
    .output()
    .split('\n')
    .filter((line) => pattern.test(line));
const FAULT = /"level":[456]0|^\s+at |Error/;
const BROKEN = /broke off/;

test('uploads that break off leave one line a minute without a stack, and count as no fault (SEC-111)', async () => {
  const before = linesOf(FAULT).length;
  for (let round = 0; round < 4; round += 1)
    await Promise.all(ALL.map((path) => breakOff({ port: site.port, path, body: '{"a":', length: 5_000 })));
  await until(() => linesOf(BROKEN).length > 0, 'the line of the log');
  expect((await ask({ port: site.port })).status).toBe(200);
  expect(linesOf(FAULT).slice(before)).toEqual([]);
  const lines = linesOf(BROKEN);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '{}')).not.toHaveProperty('stack');
  const metrics = await ask({
    port: site.port,
    path: '/metrics',
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(metrics.text).not.toMatch(/^site_\w+\{.*status="5xx"/m);
  expect(site.exitCode()).toBeNull();
});
