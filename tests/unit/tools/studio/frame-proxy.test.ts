import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@/tests/support/free-port';
import { startFrameProxy, toFrameHeaders, toSiteHeaders } from '@/tools/studio/server/frame-proxy.mjs';

const STUDIO = 'http://studio.localhost:3400';
const POLICY = "default-src 'self'; frame-ancestors 'none'; object-src 'none'";

test('the frame’s answer may be framed by the studio alone; the rest of the policy stays', () => {
  const given = { 'x-frame-options': 'DENY', 'content-security-policy': POLICY, 'content-type': 'text/css' };
  expect(toFrameHeaders(given, { studio: STUDIO, asks: false })).toEqual({
    'content-security-policy': `default-src 'self'; frame-ancestors ${STUDIO}; object-src 'none'`,
    'content-type': 'text/css',
  });
});

test('documents get the cookies that answer the prompts, or lose them', () => {
  const given = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': ['a=1'] };
  const cookiesFor = (asks: boolean) => toFrameHeaders(given, { studio: STUDIO, asks })['set-cookie'];
  expect(cookiesFor(false)).toEqual([
    'a=1',
    'mc_age=1; Path=/; SameSite=Lax',
    'mc_consent=no; Path=/; SameSite=Lax',
  ]);
  expect(cookiesFor(true).slice(1)).toEqual([
    expect.stringMatching(/^mc_age=.*Max-Age=0$/),
    expect.stringMatching(/^mc_consent=.*Max-Age=0$/),
  ]);
});

test('the phone’s frame is a phone for the site', () => {
  const headers = { 'user-agent': 'Desktop', 'sec-ch-ua-mobile': '?0', accept: '*/*' };
  const phone = toSiteHeaders({ ...headers, host: 'phone.rich.studio.localhost:3401' });
  expect(phone['user-agent']).toMatch(/Android.*Mobile/);
  expect(phone).not.toHaveProperty('sec-ch-ua-mobile');
  const desktop = { ...headers, host: 'desktop.rich.studio.localhost:3401' };
  expect(toSiteHeaders(desktop)).toEqual(desktop);
});

describe('over HTTP', () => {
  const asked: string[] = [];
  const site = createServer((incoming, answer) => {
    asked.push(`${incoming.method} ${incoming.url} ${incoming.headers.host}`);
    answer.writeHead(200, { 'Content-Type': 'text/html', 'X-Frame-Options': 'DENY' }).end('page');
  });
  let port = 0;
  let proxy: { close: () => Promise<void> };
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    port = await freePort();
    const { port: sitePort } = site.address() as AddressInfo;
    proxy = await startFrameProxy({ port, sitePort, studioPort: 3400, preview: { state: { asks: false } } });
  });
  afterAll(async () => {
    await proxy.close();
    site.close();
  });

  const ask = (host: string, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, headers: { Host: host } }, (answer) => {
        answer.resume();
        resolve(answer);
      });
      call.on('error', reject).end();
    });

  test('only the names of frames reach the site, which receives them', async () => {
    const own = `desktop.empty.studio.localhost:${port}`;
    expect((await ask(own, '/m/home')).headers).not.toHaveProperty('x-frame-options');
    expect(asked).toEqual([`GET /m/home ${own}`]);
    for (const host of [`evil.example:${port}`, `127.0.0.1:${port}`, 'desktop.empty.studio.localhost'])
      expect((await ask(host, '/m/home')).statusCode).toBe(421);
    expect(asked).toHaveLength(1);
  });

  test('the frames’ worker is empty', async () => {
    const answer = await ask(`desktop.rich.studio.localhost:${port}`, '/m/sw.js?v=1');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/javascript']);
    expect(asked.some((line) => line.includes('sw.js'))).toBe(false);
  });
});
