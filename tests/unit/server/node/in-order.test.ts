import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inOrder } from '@/lib/server/node/in-order';
import { limitServer } from '@/lib/server/node/limit-server';

let server: Server;
const held: ServerResponse[] = [];
const open: Socket[] = [];
let most = 0;
beforeEach(async () => {
  most = 0;
  let running = 0;
  server = createServer(
    inOrder((request, response) => {
      running += 1;
      most = Math.max(most, running);
      response.prependOnceListener('close', () => {
        running -= 1;
      });
      if (request.url === '/held') held.push(response);
      else if (request.method === 'POST') request.pipe(response);
      else setImmediate(() => response.end(request.url));
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  held.length = 0;
  server.closeAllConnections();
  server.close();
});

/** Connects and sends; `text` collects the response. */
async function dial(sent: string): Promise<{ readonly socket: Socket; text: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const dialled = { socket, text: '' };
  open.push(socket);
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    dialled.text += part;
  });
  await once(socket, 'connect');
  socket.write(sent);
  return dialled;
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

test('pipelined requests are answered in their order, one at a time (SEC-112)', async () => {
  const paths = Array.from({ length: 60 }, (_, at) => `/${at}-`);
  const { socket, ...dialled } = await dial('');
  let text = dialled.text;
  socket.on('data', (part) => {
    text += part;
  });
  socket.write(paths.map((path) => get(path)).join('') + get('/last', 'Connection: close\r\n'));
  await once(socket, 'close');
  expect([...text.matchAll(/\/\d+-/g)].map(([path]) => path)).toEqual(paths);
  expect(text).toMatch(/\/last/);
  expect(most).toBe(1);
});

test('a late body is read, and the next request is answered (SEC-112)', async () => {
  const sent = await dial(`${get('/a')}POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\nabc`);
  await wait(50);
  sent.socket.write(`def${get('/c', 'Connection: close\r\n')}`);
  await once(sent.socket, 'close');
  expect(sent.text).toMatch(/\/a[\s\S]*abc[\s\S]*def[\s\S]*\/c/);
});

test('a connection that pipelines more than a hundred unanswered requests is closed (SEC-112)', async () => {
  const { socket } = await dial(get('/held') + get('/x').repeat(500));
  await once(socket, 'close');
  expect(held).toHaveLength(1);
  expect(most).toBe(1);
});

test('connections do not wait for each other (SEC-112)', async () => {
  await dial(get('/held'));
  const { socket } = await dial(get('/other', 'Connection: close\r\n'));
  await once(socket, 'close');
  expect(most).toBe(2);
});

test('queued requests of a broken connection are never started (FLT-28)', async () => {
  const { socket } = await dial(get('/held') + get('/held').repeat(5));
  while (held.length === 0) await wait(5);
  socket.destroy();
  await wait(50);
  expect(held).toHaveLength(1);
});

test('a body that breaks while its answer is sent cuts the connection: no second answer is inside the first (SEC-26, SEC-112)', async () => {
  limitServer(server, 1);
  const dialled = await dial(
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`,
  );
  while (!dialled.text.includes('hello')) await once(dialled.socket, 'data');
  dialled.socket.write('no length\r\n');
  await once(dialled.socket, 'close');
  expect(dialled.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
