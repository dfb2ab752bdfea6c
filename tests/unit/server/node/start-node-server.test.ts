import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { startNodeServer } from '@/lib/server/node/start-node-server';
import { ok, type Provider, startProvider } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
let provider: Provider;
let server: Server;
const handled: { url?: string; headers: unknown }[] = [];
beforeAll(async () => {
  provider = await startProvider();
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })]);
  server = await startNodeServer({
    port: 0,
    trustedHops: 0,
    handler: (request, response) => {
      handled.push({ url: request.url, headers: request.headers });
      response.end('page');
    },
  });
  // The first request of a process loads modules; a status that is late because of that would close the site.
  await send('GET /m/home HTTP/1.1', HOST, CLOSE);
});
beforeEach(() => {
  handled.length = 0;
  provider.reset();
});
afterAll(async () => {
  await provider.close();
  server.closeAllConnections();
  server.close();
});

/** Sends raw text and returns the whole response. */
function send(...lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}
const HOST = 'Host: one.localhost';
const CLOSE = 'Connection: close';
const CHUNKED = 'Transfer-Encoding: chunked';

test('a page reaches the handler with scrubbed headers (SEC-5, SEC-81)', async () => {
  expect(
    await send(
      'GET /m/home HTTP/1.1',
      'Host: ONE.localhost.',
      'X-Nonce: x',
      'X-Forwarded-Host: evil.example',
      CLOSE,
    ),
  ).toMatch(/^HTTP\/1\.1 200[\s\S]*page$/);
  expect(handled.at(-1)).toMatchObject({
    url: '/m/home',
    headers: { host: 'one.localhost', 'x-forwarded-for': expect.stringContaining('127.0.0.1') },
  });
  expect(JSON.stringify(handled)).not.toMatch(/evil|x-nonce/);
});

test.each([
  ['two hosts', 400, ['GET / HTTP/1.1', HOST, 'Host: evil.example']],
  ['no host', 400, ['GET / HTTP/1.1', CLOSE]],
  ['a bad host', 400, ['GET / HTTP/1.1', 'Host: a.test/x?@evil', CLOSE]],
  ['an absolute target', 400, ['GET http://evil.example/ HTTP/1.1', HOST, CLOSE]],
  ['two slashes', 400, ['GET //evil.example HTTP/1.1', HOST, CLOSE]],
  ['a strange method', 405, ['TRACE / HTTP/1.1', HOST, CLOSE]],
  ['an encoded call', 404, ['GET /wps/..%2fadmin HTTP/1.1', HOST, CLOSE]],
  [
    'a length and a chunked body',
    400,
    ['POST /m/home HTTP/1.1', HOST, 'Content-Length: 4', 'Transfer-Encoding: chunked'],
  ],
  ['two lengths', 400, ['POST /m/home HTTP/1.1', HOST, 'Content-Length: 4', 'Content-Length: 5']],
  ['a second coding', 400, ['POST /m/home HTTP/1.1', HOST, 'Transfer-Encoding: gzip, chunked', CLOSE]],
  ['chunks in HTTP/1.0', 400, ['POST /wps/system/collect HTTP/1.0', HOST, 'Transfer-Encoding: chunked']],
  ['a folded header', 400, ['GET / HTTP/1.1', HOST, 'X: a', ' b']],
  ['a coding twice', 400, ['POST /m/home HTTP/1.1', HOST, CHUNKED, CHUNKED, CLOSE]],
  ['a line that ends without CR', 400, ['GET / HTTP/1.1', `${HOST}\nX: a`, CLOSE]],
  ['a space before the colon', 400, ['POST /m/home HTTP/1.1', HOST, 'Content-Length : 4', CLOSE]],
  ['20 kB of headers', 431, ['GET / HTTP/1.1', HOST, `X: ${'x'.repeat(20_000)}`]],
  ['2,000 short headers', 431, ['GET / HTTP/1.1', HOST, CLOSE, ...Array<string>(2_000).fill('a:b')]],
])(
  '%s ends with %i, and no handler and no provider is called; the answer has the security headers (SEC-2 to SEC-4, SEC-18, SEC-26, SEC-35, SEC-85)',
  async (_what, status, lines) => {
    const text = await send(...lines);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(text).not.toMatch(/location:/i);
    expect(text).toMatch(/X-Content-Type-Options: nosniff[\s\S]*Cache-Control: no-store/);
    expect([handled.length, provider.requests.length]).toEqual([0, 0]);
  },
);

test('a refusal carries the security headers, a refused method the allowed ones (SEC-19, SEC-85)', async () => {
  const text = await send('TRACE / HTTP/1.1', HOST, CLOSE);
  expect(text).toMatch(/X-Content-Type-Options: nosniff/);
  expect(text).toMatch(/Allow: GET, HEAD, POST, PUT, DELETE/);
  expect(text).toMatch(/Cache-Control: no-store/);
});

test('an unknown expectation is ignored: its answer passes all steps, and carries the security headers (SEC-25, SEC-85, SEC-112)', async () => {
  const text = await send('GET /m/home HTTP/1.1', HOST, 'Expect: nothing', CLOSE);
  expect(text).toMatch(/^HTTP\/1\.1 200[\s\S]*page$/);
  expect(await send('GET //x HTTP/1.1', HOST, 'Expect: nothing', CLOSE)).toMatch(
    /X-Content-Type-Options: nosniff/,
  );
});

test('chunk extensions do not reach the provider (SEC-26)', async () => {
  provider.answers['POST /wps/system/collect'] = ok(null);
  const body = '{"value":{}}';
  const chunk = `${body.length.toString(16)};name=canary\r\n${body}\r\n0;last=canary\r\n`;
  const own = [CHUNKED, 'Content-Type: application/json', 'Sec-Fetch-Site: same-origin', CLOSE];
  const text = await send('POST /wps/system/collect HTTP/1.1', HOST, ...own, '', chunk);
  expect(text).toMatch(/^HTTP\/1\.1 200/);
  expect([provider.last().text, provider.last().headers['transfer-encoding']]).toEqual([body, undefined]);
});

test('an upgrade is refused (SEC-25, SEC-39)', async () => {
  expect(await send('GET /m/home HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket')).toBe('');
  expect(handled).toEqual([]);
});

test('a call reaches the proxy, not the handler (SEC-25)', async () => {
  provider.answers['GET /wps/system/country'] = ok({ currency: 'X' });
  const text = await send(
    'GET /wps/system/country HTTP/1.1',
    HOST,
    'Connection: close, x-secret',
    'X-Secret: canary',
    'Keep-Alive: x',
    'TE: trailers',
  );
  expect(text).toMatch(/^HTTP\/1\.1 200[\s\S]*"currency":"X"/);
  expect(handled).toEqual([]);
  expect(JSON.stringify(provider.last().headers)).not.toMatch(/canary|trailers|keep-alive":"x/);
});
