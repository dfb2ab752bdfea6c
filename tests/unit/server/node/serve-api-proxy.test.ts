import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { serveApiProxy } from '@/lib/server/node/serve-api-proxy';
import { withFaultAnswer } from '@/lib/server/node/with-fault-answer';
import { MAX_RESERVED_BYTES, reserveBytes } from '@/lib/server/platform/reserve-bytes';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
const provider = freshProvider('answers', 'circuits', 'reserved-bytes');
let server: Server;
let origin = '';
beforeAll(async () => {
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })]);
  server = createServer(withFaultAnswer(serveApiProxy));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, more: Parameters<typeof request>[1] = {}) =>
  request(origin + path, {
    ...more,
    headers: { host: 'one.localhost', 'sec-fetch-site': 'same-origin', ...(more?.headers as object) },
  });

test('a small answer is sent plain, with its length and the security headers (SEC-24, SEC-85)', async () => {
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

test('a large answer is compressed for clients that accept it (PRF-1)', async () => {
  provider.answers['GET /wps/system/country'] = ok({ text: 'x'.repeat(5_000) });
  const plain = await (await ask('/wps/system/country')).body.text();
  const { headers, body } = await ask('/wps/system/country', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(gunzipSync(Buffer.from(await body.arrayBuffer())).toString()).toBe(plain);
});

test('a body passes through, and each cookie has its own line (SEC-49)', async () => {
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

test('failures and streams keep their status (K7, provider-api §5)', async () => {
  provider.answers['GET /wps/member/info'] = failed('x', 400);
  provider.answers['GET /wps/system/test/ping'] = { status: 203, text: 'pong' };
  expect((await ask('/wps/member/info')).statusCode).toBe(400);
  const ping = await ask('/wps/system/test/ping');
  expect([ping.statusCode, await ping.body.text()]).toEqual([203, 'pong']);
});

test('a visitor who leaves ends the call to the provider (FLT-28)', async () => {
  provider.answers['GET /wps/member/info'] = ok(1, { delayMs: 60_000 });
  const visitor = new AbortController();
  const left = expect(ask('/wps/member/info', { signal: visitor.signal })).rejects.toThrow();
  while (provider.requests.length === 0) await wait(5);
  visitor.abort();
  await left;
  while (provider.left() === 0) await wait(5);
  expect([provider.requests.length, provider.left()]).toEqual([1, 1]);
});

describe('while large answers fill the reserved memory (FLT-29)', () => {
  const LARGE = 'x'.repeat(1024 * 1024);
  const INFO = '/wps/member/info';
  beforeEach(() => {
    reserveBytes().grow(MAX_RESERVED_BYTES);
    provider.answers[`GET ${INFO}`] = ok(LARGE);
  });

  test('another one gets 503 with Retry-After, however often, and small requests are answered', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { statusCode, headers, body } = await ask(INFO);
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(await body.json()).toMatchObject({ success: false, errorCode: 'unavailable' });
    }
    provider.answers[`GET ${INFO}`] = ok(1);
    expect((await ask(INFO)).statusCode).toBe(200);
  });

  test('a call with effects is still answered', async () => {
    provider.answers['POST /wps/session/login/line'] = ok({ token: 't', text: LARGE });
    const headers = { 'content-type': 'application/json' };
    const { statusCode, body } = await ask('/wps/session/login/line', {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect([statusCode, (await body.text()).length > LARGE.length]).toEqual([200, true]);
  });
});

/** Whether nothing is held. */
function isFree(): boolean {
  const probe = reserveBytes();
  const free = probe.grow(MAX_RESERVED_BYTES);
  probe.end();
  return free;
}

test('an answer frees its bytes for the next one once it is read, or its reader disconnects (FLT-29)', async () => {
  provider.answers['GET /wps/member/info'] = ok('x'.repeat(3 * 1024 * 1024));
  for (const isRead of [true, false]) {
    const { statusCode, body } = await ask('/wps/member/info');
    expect(statusCode).toBe(200);
    if (isRead) await body.dump({ limit: Number.POSITIVE_INFINITY });
    else body.on('error', () => undefined).destroy();
    while (!isFree()) await wait(20);
    expect(isFree()).toBe(true);
  }
});
