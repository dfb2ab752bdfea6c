// Node's diagnostics channel for requests, as under plain `next start`, and what a handler behind it receives.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { findPageRequest, type PageRequest } from '@/lib/server/http/page-request';
import { createRenderMetadata } from '@/lib/server/http/render-metadata';
import { installNextStartAdapter } from '@/lib/server/node/install-next-start-adapter';
import { fetchPage } from '@/lib/server/pages/render/fetch-page';
import { RENDERING, withRendering } from '@/lib/server/pages/render/internal-server';
import { startBudget } from '@/lib/server/platform/time-budget';
import { setEnv, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

type SeenRequest = { readonly url?: string; readonly headers: Headers; readonly pageRequest?: PageRequest };

let server: Server;
let stop: () => void;
const seen: SeenRequest[] = [];

beforeAll(async () => {
  setEnv();
  setRegistry([toEntry('one')]);
  stop = installNextStartAdapter();
  server = createServer(({ url, headers }, response) => {
    const sentHeaders = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    seen.push({ url, headers: sentHeaders, pageRequest: findPageRequest() });
    if (url === '/throws') throw new Error('planted');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  seen.length = 0;
});
// Node's diagnostics channel belongs to the process: servers of other files would receive it too.
afterAll(() => {
  stop();
  server.close();
});

async function send(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return text;
}

test('addresses are the socket’s, forged names are removed, the host is normal (SEC-3, SEC-5, SEC-6, SEC-81)', async () => {
  await send(
    'GET /m/home HTTP/1.1',
    'Host: ONE.localhost.',
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Host: evil.example',
    'X-Site-Merchant: evil',
    'X-Site-Rendering: 1',
  );
  const headers = Object.fromEntries(seen[0]?.headers ?? []);
  expect(headers).toMatchObject({ host: 'one.localhost', 'x-forwarded-for': '127.0.0.1' });
  expect(JSON.stringify(headers)).not.toMatch(/evil|203\.0/);
  expect(headers).not.toHaveProperty(RENDERING);
  expect(seen[0]?.pageRequest?.decision).toBeUndefined();
});

test('the pipeline sees what Next’s own navigation requests, and what a third party sent is removed from the address (RR9, SEC-42)', async () => {
  await send('GET /m/login?tgStart=nonce&_rsc=k HTTP/1.1', 'Host: one.localhost', 'RSC: 1');
  const { method, url, headers } = seen[0]?.pageRequest?.request ?? {};
  expect([method, url, headers?.rsc]).toEqual(['GET', '/m/login?_rsc=k', '1']);
});

test.each([
  [400, ['GET /m/home HTTP/1.1', 'Host: one.localhost', 'Host: two.localhost']],
  [400, ['GET http://evil.example/ HTTP/1.1', 'Host: one.localhost']],
  [405, ['TRACE / HTTP/1.1', 'Host: one.localhost']],
])(
  'what the front refuses with %i reaches no handler of its address (SEC-2, SEC-4, SEC-19)',
  async (status, lines) => {
    const text = await send(...lines);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(text).toMatch(/X-Content-Type-Options: nosniff/);
    expect(text).not.toContain('evil');
    expect(seen).toEqual([]);
  },
);

test('a path that resembles a call reaches the API proxy as an unknown call (SEC-18, SEC-21)', async () => {
  await send('POST /wps//evil.example?a=1 HTTP/1.1', 'Host: one.localhost', 'Content-Length: 0');
  expect(seen.map(({ url }) => url)).toEqual(['/wps/unknown']);
});

test('a call belongs to no page (SEC-81)', async () => {
  await send('GET /wps/system/country HTTP/1.1', 'Host: one.localhost', 'X-Forwarded-For: 203.0.113.9');
  expect(seen[0]?.pageRequest).toBeUndefined();
  expect(seen[0]?.headers.get('x-forwarded-for')).toBe('127.0.0.1');
});

test('an internal render request arrives unchanged; the same headers from outside are deleted (SEC-81, SEC-111)', async () => {
  await send('GET /m/home HTTP/1.1', 'Host: one.localhost');
  const own = new Headers({ host: 'one.localhost', 'x-site-path': '/m/home' });
  const rendering = {
    decision: { answerHeaders: new Headers() },
    metadata: createRenderMetadata(undefined, startBudget()),
  };
  const rendered = await withRendering(rendering, (id) => {
    own.set(RENDERING, id);
    return fetchPage('/m/home', Object.fromEntries(own));
  });
  await send(
    'GET /m/home HTTP/1.1',
    'Host: one.localhost',
    ...[...own].slice(1).map(([name, value]) => `${name}: ${value}`),
  );
  const [, internal, outside] = seen;
  expect(rendered.status).toBe(200);
  expect([internal, outside].map((request) => request?.headers.get('x-site-path'))).toEqual([
    '/m/home',
    null,
  ]);
  expect([internal?.pageRequest?.decision, internal?.pageRequest?.metadata]).toEqual([
    rendering.decision,
    rendering.metadata,
  ]);
  expect(outside?.pageRequest?.decision).toBeUndefined();
});

test.each(['%', '%E0%A4%A', '%zz', '\u00e9'])(
  'a broken header of the site’s own names, %j, ends nothing (SEC-111)',
  async (value) => {
    for (const name of ['X-Site-Rendering', 'X-Site-Path', 'X-Site-Status'])
      expect(await send('GET /m/home HTTP/1.1', 'Host: one.localhost', `${name}: ${value}`)).toMatch(
        /^HTTP\/1\.1 200/,
      );
  },
);

test('an error of a listener becomes its request’s 500 (SEC-111)', async () => {
  expect(await send('GET /throws HTTP/1.1', 'Host: one.localhost')).toMatch(/^HTTP\/1\.1 500/);
  expect(await send('GET /m/home HTTP/1.1', 'Host: one.localhost')).toMatch(/^HTTP\/1\.1 200/);
});

test('its server has the front’s limits from the first request on (SEC-104)', async () => {
  await send('GET /m/home HTTP/1.1', 'Host: one.localhost');
  expect([server.headersTimeout, server.requestTimeout, server.maxConnections]).toEqual([
    10_000,
    35_000,
    expect.any(Number),
  ]);
});
