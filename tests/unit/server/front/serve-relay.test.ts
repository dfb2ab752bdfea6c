import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { serveRelay } from '@/lib/server/front/serve-relay';
import { isCall } from '@/lib/shared/http/is-call';
import { failed, ok, type Provider, startProvider } from '../support/recording-provider';
import { forget, setRegistry, toEntry } from '../support/test-site';

jest.setTimeout(30_000);
let provider: Provider;
let server: Server;
let origin = '';
beforeAll(async () => {
  provider = await startProvider();
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })]);
  server = createServer((incoming, response) => void serveRelay(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  provider.reset();
  forget('answers', 'circuits');
});
afterAll(async () => {
  await provider.close();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, more: Parameters<typeof request>[1] = {}) =>
  request(origin + path, {
    ...more,
    headers: { host: 'one.localhost', 'sec-fetch-site': 'same-origin', ...(more?.headers as object) },
  });

test.each([
  ['/wps/x', true],
  ['/wps', false],
  ['/wpsx/y', false],
  ['/m/wps/', false],
  ['', false],
])('%s is a call: %s', (target, call) => {
  expect(isCall(target)).toBe(call);
});

test('a small answer goes out plain, with its length and the security headers (SEC-24, SEC-85)', async () => {
  provider.answers['GET /wps/system/country'] = ok({ currency: 'X' });
  const { statusCode, headers, body } = await ask('/wps/system/country', {
    headers: { 'accept-encoding': 'gzip' },
  });
  const text = await body.text();
  expect([statusCode, JSON.parse(text).value, headers['content-length']]).toEqual([
    200,
    { currency: 'X' },
    String(text.length),
  ]);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
});

test('a large answer is compressed for those who take it (PRF-1)', async () => {
  provider.answers['GET /wps/system/country'] = ok({ text: 'x'.repeat(5_000) });
  const plain = await (await ask('/wps/system/country')).body.text();
  const { headers, body } = await ask('/wps/system/country', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(gunzipSync(Buffer.from(await body.arrayBuffer())).toString()).toBe(plain);
});

test('a body goes through, and each cookie is a line of its own (SEC-49)', async () => {
  provider.answers['POST /wps/session/login/line'] = ok({ token: 't' });
  const { headers } = await ask('/wps/session/login/line', {
    method: 'POST',
    body: '{"lineSessionToken":"x"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(headers['set-cookie']).toHaveLength(2);
  expect(provider.last().text).toBe('{"lineSessionToken":"x"}');
});

test('a body that is refused unread closes the connection (SEC-26, SEC-29)', async () => {
  const { statusCode, headers } = await ask('/wps/session/login', {
    method: 'POST',
    body: 'x'.repeat(300_000),
    headers: { 'content-type': 'application/json' },
  });
  expect([statusCode, headers.connection]).toEqual([413, 'close']);
});

test('failures and streams keep their status (K7, WIRE §5)', async () => {
  provider.answers['GET /wps/member/info'] = failed('x', 400);
  provider.answers['GET /wps/system/test/ping'] = { status: 203, text: 'pong' };
  expect((await ask('/wps/member/info')).statusCode).toBe(400);
  const ping = await ask('/wps/system/test/ping');
  expect([ping.statusCode, await ping.body.text()]).toEqual([203, 'pong']);
});

test('a visitor who leaves ends the call to the provider (FLT-28)', async () => {
  provider.answers['GET /wps/member/info'] = ok(1, { delayMs: 3_000 });
  await expect(ask('/wps/member/info', { signal: AbortSignal.timeout(200) })).rejects.toThrow();
  for (let tries = 0; tries < 50 && provider.left() === 0; tries += 1) await wait(20);
  expect([provider.requests.length, provider.left()]).toEqual([1, 1]);
});
