// Clients of the built site that pipeline requests and read no response: their cost is bounded, and all others are served.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesOf, rssOf } from '@/tests/fault/support/process-facts';
import { until } from '@/tests/fault/topology/support/instance';
import { ask } from '@/tests/wire/support/ask';
import { raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const MiB = 1024 * 1024;
const HOST = 'aurora.localhost';
/** Well above the memory of ten answers, well below the gigabytes of all answers. */
const LIMIT_BYTES = 96 * MiB;
const SENT_BYTES = 52_500;

const site = raiseSite({ LOG_LEVEL: 'error' });
const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.destroy();
});

/** Opens unread connections from one address, each with this text sent. */
function dial(count: number, localAddress: string, text: string): readonly Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress }, () => socket.write(text));
    socket.pause();
    socket.on('error', () => undefined);
    open.push(socket);
    return socket;
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${HOST}:${site.port}\r\n\r\n`;

async function timeOf(path: string): Promise<number> {
  const startedMs = performance.now();
  expect((await ask({ port: site.port, path })).status).toBe(200);
  return performance.now() - startedMs;
}

/** Longer than the site lets a connection stand still. */
const STALLED_MS = 40_000;

test('a stalled connection is cut, however much of its response is left (SEC-112)', async () => {
  await timeOf('/healthz');
  const before = filesOf(site.pid);
  dial(20, '127.0.0.63', get('/m/home').repeat(100));
  await until(async () => filesOf(site.pid) >= before + 20, 'the connections');
  const limitMs = performance.now() + STALLED_MS;
  while (filesOf(site.pid) > before + 5 && performance.now() < limitMs) await sleep(500);
  expect(filesOf(site.pid)).toBeLessThanOrEqual(before + 5);
});

test.each(['/m/home', '/m/login', '/healthz', '/wps/system/country'])(
  'half a megabyte of pipelined requests for %s over ten unread connections costs little, and others are answered (SEC-112)',
  async (path) => {
    await timeOf('/m/home');
    const before = rssOf(site.pid);
    const text = get(path);
    const sockets = dial(10, '127.0.0.61', text.repeat(Math.ceil(SENT_BYTES / text.length)));
    const [memory, times]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 12; turn += 1) {
      times.push(await timeOf('/healthz'), await timeOf('/m/home'));
      memory.push(rssOf(site.pid) - before);
      await sleep(100);
    }
    expect(Math.max(...memory)).toBeLessThan(LIMIT_BYTES);
    expect(times.toSorted((a, b) => a - b)[12]).toBeLessThan(1_000);
    for (const socket of sockets) socket.destroy();
  },
);

test('connections that wait for responses count for their address; others are accepted (SEC-105, SEC-112)', async () => {
  const slow = 'POST /wps/session/login HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Length: 9\r\n\r\n{';
  const sockets = dial(400, '127.0.0.62', slow);
  const living = () => sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open');
  for (const socket of sockets) socket.resume();
  await until(async () => living().length <= 256, 'the share of the address');
  expect(await timeOf('/healthz')).toBeLessThan(5_000);
  for (const socket of sockets) socket.destroy();
});
