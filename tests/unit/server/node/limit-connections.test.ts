import { EventEmitter, once } from 'node:events';
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { limitConnections } from '@/lib/server/node/limit-connections';

let server: Server;
const held: ServerResponse[] = [];
const open: Socket[] = [];
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/held') held.push(response);
    else response.end('ok');
  });
  limitConnections(server, { byAddress: 5, idleAfterMs: 50 });
  server.listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  held.length = 0;
  server.closeAllConnections();
  server.close();
});

async function dial(text = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
const living = (sockets: readonly Socket[]) => sockets.map((socket) => socket.readyState === 'open');
const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;

/** Waits until the condition holds, and then long enough to notice an excess. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(5);
  await wait(200);
}

test('of too many connections of one address the oldest idle ones are closed (SEC-105)', async () => {
  const sockets: Socket[] = [];
  for (let at = 0; at < 8; at += 1) sockets.push(await dial());
  await until(() => count(living(sockets)) <= 5);
  expect(living(sockets)).toEqual([false, false, false, true, true, true, true, true]);
});

test('one that has begun a request that is too slow is idle, one that waits for an answer is not', async () => {
  const waiting = [
    await dial('GET /held HTTP/1.1\r\nHost: x\r\n\r\n'),
    await dial('GET /held HTTP/1.1\r\nHost: x\r\n\r\n'),
  ];
  const slow = [
    await dial('GET / HTTP/1.1\r\nHost'),
    await dial('GET / HTTP/1.1\r\n'),
    await dial(),
    await dial(),
    await dial(),
  ];
  await until(() => count(living([...waiting, ...slow])) <= 5);
  expect(living(waiting)).toEqual([true, true]);
  expect(count(living(slow))).toBe(3);
});

test('another address is not touched', async () => {
  const other = await dial('', '127.0.0.2');
  for (let at = 0; at < 8; at += 1) await dial();
  await until(() => count(living(open)) <= 6);
  expect(living([other])).toEqual([true]);
  expect(count(living(open))).toBe(6);
});

test('many simultaneous requests are all answered', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const agent = new Agent();
      get({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
  const statuses = await Promise.all(Array.from({ length: 60 }, ask));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('the addresses of an IPv6 network count as one, since one household has all of them (SEC-105)', async () => {
  const front = new EventEmitter() as Server;
  limitConnections(front, { byAddress: 2, idleAfterMs: 5 });
  const arrive = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: jest.fn() });
    front.emit('connection', socket);
    return socket;
  };
  const sockets = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:a::', '2001:db8:1:3::1'].map(arrive);
  await until(() => sockets.some(({ destroy }) => destroy.mock.calls.length > 0));
  expect(sockets.map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 0, 0, 0]);
});
