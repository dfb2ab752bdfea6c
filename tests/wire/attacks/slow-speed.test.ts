// Visitors who are slow on purpose, against the built site: all others are served at once, and the slow ones are disconnected (SEC-104, SEC-105).
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@/tests/fault/topology/support/instance';
import { attackSite, HOST } from '@/tests/wire/support/attacked-site';
import { isPlainNext } from '@/tests/wire/support/start-site';

const { site, send } = attackSite();
const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.destroy();
});

const PER_KIND = 330;
/** Plain Next reads the files that slow readers asked for at once; the Node server has them in memory, and waits. */
const MAX_MS = isPlainNext ? 5_000 : 1_000;
const HEAD = `Host: ${HOST}\r\n`;
const LOGIN = `POST /wps/session/login HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"`;

/** Connections from an address of their own; `drip` is sent each second. */
function dial(localAddress: string, first: string, drip = '', count = PER_KIND): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect({ port: site().port, host: '127.0.0.1', localAddress });
    // A client that reads nothing never notices that it was disconnected.
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('connect', () => socket.write(first));
    const timer = setInterval(() => socket.writable && drip !== '' && socket.write(drip), 1_000);
    socket.on('close', () => clearInterval(timer));
    open.push(socket);
    return socket;
  });
}

const living = (sockets: readonly Socket[]) =>
  sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;

async function probe(): Promise<number> {
  const startedMs = performance.now();
  const { status } = await send('/m/home');
  expect(status).toBe(200);
  return performance.now() - startedMs;
}

test('a thousand slow connections hold up no one, and are cut at 10 s where the headers do not come (SEC-104)', async () => {
  const { text } = await send('/m/home');
  const [chunk = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(text) ?? [];
  const restMs = Math.max(await probe(), await probe(), await probe());
  const headers = dial('127.0.0.11', `GET /m/home HTTP/1.1\r\n${HEAD}`, 'X-A: b\r\n');
  const bodies = dial('127.0.0.12', LOGIN, 'a');
  const readers = dial('127.0.0.13', `GET ${chunk} HTTP/1.1\r\n${HEAD}\r\n`.repeat(20));
  for (const reader of readers) reader.pause();
  const times: number[] = [];
  for (let second = 0; second < 14 && (second < 10 || living(headers) > 0); second += 1) {
    times.push(await probe());
    await wait(1_000);
  }
  // The machine has other work, too: one probe may meet it.
  expect(times.toSorted((a, b) => b - a)[1]).toBeLessThan(MAX_MS + restMs);
  expect(living(headers)).toBe(0);
  // Node cuts bodies at 35 s; until then an address has no more connections than its share.
  expect(living(bodies)).toBeLessThanOrEqual(256);
});

test('one address with 500 idle connections stays within its share; others are served (SEC-105)', async () => {
  const idle = dial('127.0.0.14', `GET /healthz HTTP/1.1\r\n${HEAD}\r\n`).concat(dial('127.0.0.14', ''));
  await until(async () => living(idle) <= 256, 'an address with no more than its share');
  // The first one meets what 660 connections leave to do, or the machine's other work.
  expect(Math.min(await probe(), await probe())).toBeLessThan(1_000);
});

test('5,000 idle connections of twenty addresses, each within its share, hold up no one (SEC-105)', async () => {
  const health = `GET /healthz HTTP/1.1\r\n${HEAD}\r\n`;
  const idle: Socket[] = [];
  // One address at a time: all at once overflow the system's accept queue.
  for (let at = 31; at <= 50; at += 1) {
    const own = dial(`127.0.0.${at}`, health, '', 250);
    await until(async () => own.every(({ bytesRead }) => bytesRead > 0), 'an answer on each connection');
    idle.push(...own);
  }
  expect(Math.min(await probe(), await probe())).toBeLessThan(MAX_MS);
  expect(living(idle)).toBe(5_000);
});
