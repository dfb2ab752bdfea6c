// Headers that the balancer adds, replaces and keeps: the operator's nginx in front of the built site.
import { connect } from 'node:http2';
import { askTls, signInTls } from '@/tests/fault/topology/support/ask-tls';
import { until } from '@/tests/fault/topology/support/instance';
import { startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';
import { hashOf, inlineScriptsOf } from '@/tests/support/inline-scripts';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, control } from '@/tests/wire/support/start-site';

jest.setTimeout(180_000);
let topology: Topology | undefined;
beforeAll(async () => {
  topology = await startTopology();
});
afterAll(() => topology?.stop());

const atBalancer = () => (topology as Topology).nginx;

it('replaces the forwarding headers of a visitor (SEC-6)', async () => {
  const { nginx, provider } = topology as Topology;
  await control(provider, 'calls', undefined, 'DELETE');
  const answer = await askTls({
    port: nginx.port,
    path: '/wps/system/country',
    visitor: 77,
    headers: {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Host': 'rio.localhost',
      'X-Forwarded-Proto': 'http',
      'X-Real-IP': '203.0.113.9',
      Forwarded: 'for=203.0.113.9',
    },
  });
  expect(answer.status).toBe(200);
  const [call] = await callsTo(provider, '/wps/system/country');
  expect(call?.headers).toMatchObject({
    merchant: 'aurora',
    'x-forwarded-for': '127.0.0.77',
    'x-forwarded-proto': 'https',
    // The balancer's port in this test is none of SITE_PORTS.
    'x-forwarded-host': 'aurora.localhost',
  });
  expect(JSON.stringify(call)).not.toMatch(/203\.0\.113|rio/);
});

it('redirects plain http to https and keeps metrics inside (SEC-108)', async () => {
  const { port, plainPort } = atBalancer();
  const plain = await ask({ port: plainPort, path: '/m/home?a=1' });
  expect([plain.status, plain.headers.location]).toEqual([308, 'https://aurora.localhost/m/home?a=1']);
  for (const path of ['/metrics', '/metrics/', '/metrics//', '/internal/host?domain=aurora.localhost'])
    expect([path, (await askTls({ port, path })).status]).toEqual([path, 404]);
  expect((await askTls({ port, path: '/readyz' })).status).toBe(200);
});

it('caches no call: a page is fetched each time, has its own policy and is no one’s, and a member’s data is theirs alone (SEC-40, SEC-42)', async () => {
  const { port } = atBalancer();
  const cookie = await signInTls(port, 3);
  const asMember = (path: string) => askTls({ port, path, cookie });
  const pages = [
    await asMember('/m/home'),
    await asMember('/m/home'),
    await askTls({ port, path: '/m/home' }),
  ];
  for (const { headers, text } of pages) {
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(text).not.toMatch(/\blan\b/);
    for (const hash of inlineScriptsOf(text).map(hashOf))
      expect(headers['content-security-policy']).toContain(hash);
  }
  expect((await asMember('/wps/member/info')).status).toBe(200);
  expect((await askTls({ port, path: '/wps/member/info' })).status).toBe(401);
  const deceiving = [
    '/m/member/home/x.css',
    '/m/member/home%2f..%2f..%2f..%2f_next/static/x.css',
    '/_next/static/%2e%2e/%2e%2e/wps/member/info',
  ];
  for (const path of deceiving) {
    const own = await asMember(path);
    expect(own.headers['cache-control'] ?? String(own.status)).toMatch(/no-store|404/);
    expect((await askTls({ port, path })).text).not.toContain('"success":true');
  }
});

it('sends flight data only where it is requested (SEC-42)', async () => {
  const { port } = atBalancer();
  const headers = { RSC: '1' };
  const types = [
    await askTls({ port, path: '/m/home?_rsc', headers }),
    await askTls({ port, path: '/m/home?_rsc' }),
    await askTls({ port, path: '/m/home?_rsc', headers }),
  ].map((answer) => String(answer.headers['content-type']).split(';')[0]);
  expect(types).toEqual(['text/x-component', 'text/html', 'text/x-component']);
});

it('caches a build file per accepted encoding, without the HSTS of one merchant (PRF-30, B51)', async () => {
  const { port, log } = atBalancer();
  const [path = ''] = /\/_next\/static\/[^"]+\.js/.exec((await askTls({ port, path: '/m/home' })).text) ?? [];
  const codings = ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity', 'gzip, deflate, br, zstd'];
  for (const [index, expected] of ['br', 'gzip', 'gzip', undefined, 'br'].entries()) {
    const headers = { 'Accept-Encoding': codings[index] ?? '' };
    const answer = await askTls({ port, path, headers });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, expected]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  }
  const [, name = ''] = path.split('/_next/static/');
  for (const odd of [
    `/m/home%2f..%2f..%2f_next/static/${name}`,
    `/_next/static/x/../${name}`,
    `/_next/static/%2e/${name}`,
  ])
    expect((await askTls({ port, path: odd })).status).toBe(404);
  const listLines = () =>
    log()
      .split('\n')
      .filter((line) => line.includes(`"GET ${path}" 200`));
  // nginx writes its line after the answer.
  await until(async () => listLines().length >= codings.length, 'all lines of the log');
  expect(listLines().map((line) => line.includes('upstream="127'))).toEqual([true, true, false, true, false]);
});

it('leaves the refusal of a large body to the site, and writes no query into its log', async () => {
  const { port, log } = atBalancer();
  const body = JSON.stringify({ events: 'x'.repeat(300_000) });
  const answer = await askTls({ port, path: '/wps/relay/S2S_events', method: 'POST', body });
  expect([answer.status, answer.headers['content-type']]).toEqual([413, expect.stringContaining('json')]);
  const marker = `/m/marker-${process.pid}`;
  await askTls({ port, path: `${marker}?token=hidden-in-the-log` });
  // nginx writes its line after the answer.
  await until(async () => log().includes(`"GET ${marker}"`), 'the line of the request');
  expect(log()).not.toContain('hidden-in-the-log');
});

it('serves HTTP/2, with Secure cookies (SEC-49)', async () => {
  const { port } = atBalancer();
  const session = connect(`https://127.0.0.1:${port}`, {
    servername: 'aurora.localhost',
    rejectUnauthorized: false,
  });
  const stream = session.request({ ':path': '/m/home', ':authority': `aurora.localhost:${port}` });
  const [headers] = await new Promise<[Record<string, unknown>]>((resolve, reject) => {
    stream.on('response', (answered) => resolve([answered]));
    session.on('error', reject);
  });
  session.destroy();
  expect(headers[':status']).toBe(200);
  expect(await signInTls(port, 5)).toMatch(/^__Host-mc=/);
});
