import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { GET as healthz } from '@/app/healthz/route';
import { GET } from '@/app/readyz/route';
import { type Drain, type DrainOptions, prepareDrain } from '@/lib/server/node/drain';
import { getLog } from '@/lib/server/platform/log';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const readyz = () => GET(new Request('http://10.1.2.3/readyz'));

const ANNOUNCE_MS = 150;
const LIMIT_MS = 300;
let server: Server;
let held: ServerResponse[];
const ended = jest.fn();

/** A server that holds `/hold`, holds `/half` after half an answer, and answers the rest at once. */
async function start(options: Partial<DrainOptions> = {}): Promise<Drain> {
  server = createServer((request, response) => {
    if (request.url === '/now') return void response.end('whole');
    held.push(response);
    if (request.url === '/half') response.writeHead(200, { 'Content-Length': '8' }).write('half');
  });
  const drain = prepareDrain(server, {
    announceMs: ANNOUNCE_MS,
    limitMs: LIMIT_MS,
    onEnd: ended,
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return drain;
}

/** Sends GETs on one open connection. Resolves with the received data when it closes; `begun` resolves with the first data. */
function open(...paths: string[]): { readonly text: Promise<string>; readonly begun: Promise<unknown> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const text = new Promise<string>((resolve, reject) => {
    let all = '';
    socket.on('data', (part) => {
      all += part;
    });
    socket.on('close', () => resolve(all));
    socket.on('error', reject);
  });
  for (const path of paths) socket.write(`GET ${path} HTTP/1.1\r\nHost: one.localhost\r\n\r\n`);
  return { text, begun: new Promise((resolve) => socket.once('data', resolve)) };
}

async function untilHeld(count = 1): Promise<void> {
  while (held.length < count) await sleep(5);
}

/** Waits a moment longer, so that a duplicate would be noticed. */
async function untilEnded(): Promise<void> {
  while (ended.mock.calls.length === 0) await sleep(5);
  await sleep(20);
  expect(ended).toHaveBeenCalledTimes(1);
}

beforeEach(() => {
  held = [];
  setRegistry([toEntry('one')]);
  forget('draining');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('before: connections stay open and readyz welcomes requests (FLT-46)', async () => {
  await start();
  const waiting = open('/now', '/hold');
  await untilHeld();
  held[0]?.end('later');
  expect(readyz().status).toBe(200);
  expect(await Promise.race([waiting.text, sleep(50, 'open')])).toBe('open');
  await expect(readyz().json()).resolves.toEqual({ status: 'ready' });
});

test('announcing: readyz 503 and healthz 200, requests are served, each on a connection that ends (FLT-1, FLT-46)', async () => {
  const drain = await start({ announceMs: 2_000 });
  drain.announce();
  expect([readyz().status, healthz().status]).toEqual([503, 200]);
  await expect(readyz().json()).resolves.toEqual({ status: 'draining' });
  expect(await open('/now').text).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*whole$/);
  expect([server.listening, ended.mock.calls.length]).toEqual([true, 0]);
  await untilEnded();
  expect(server.listening).toBe(false);
});

test('pending requests finish, and then their connection ends (FLT-1, FLT-2)', async () => {
  const drain = await start();
  const waiting = open('/hold');
  await untilHeld();
  drain.close();
  expect(ended).not.toHaveBeenCalled();
  held[0]?.end('in time');
  expect(await waiting.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*in time/);
  await untilEnded();
});

test('at the limit the unanswered gets 503, the half answer breaks off, and the process may end (FLT-2)', async () => {
  const drain = await start();
  const [whole, half] = [open('/wps/x'), open('/half')];
  await untilHeld(2);
  drain.close();
  expect(await whole.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 1[\s\S]*"errorCode":"unavailable"/);
  expect(await half.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*half$/);
  await untilEnded();
});

test('headers that were set before are not in the 503 (FLT-2)', async () => {
  const drain = await start();
  const waiting = open('/hold');
  await untilHeld();
  held[0]?.setHeader('Set-Cookie', 'a=b').setHeader('Content-Encoding', 'gzip');
  drain.close();
  const text = await waiting.text;
  expect(text).toMatch(/^HTTP\/1\.1 503 [\s\S]*X-Content-Type-Options: nosniff[\s\S]*Try again/);
  expect(text).not.toMatch(/Set-Cookie|Content-Encoding/);
});

test('an idle connection does not hold the end up', async () => {
  const drain = await start({ limitMs: 60_000 });
  const waiting = open('/now');
  await waiting.begun;
  drain.close();
  expect(await waiting.text).toContain('whole');
  await untilEnded();
});

test('closing cuts the announcement short, both may be called again (Ctrl-C), and the log says once that the site ends', async () => {
  const info = jest.spyOn(getLog(), 'info');
  const drain = await start({ announceMs: 60_000 });
  drain.announce();
  drain.announce();
  drain.close();
  drain.close();
  await untilEnded();
  expect(server.listening).toBe(false);
  expect(info.mock.calls).toEqual([[{ requests: 0 }, 'site ends']]);
});
