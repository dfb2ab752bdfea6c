import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { openPostgresSource } from '@/lib/server/tenants/sources/postgres-source';

const message = (kind: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const READY = message('Z', 'I');
const FAULT = message('E', 'SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0');
const ROW = [
  message(
    'T',
    Buffer.from([0, 1]),
    'version\0',
    Buffer.alloc(6),
    Buffer.from([0, 0, 0, 25]),
    Buffer.alloc(8),
  ),
  message('D', Buffer.from([0, 1, 0, 0, 0, 1]), '7'),
  message('C', 'SELECT 1\0'),
];

/** Acts as a read replica: accepts connections and rejects LISTEN. */
function serve(socket: Socket): void {
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]));
    socket.on('data', (query) => {
      const isListen = query.toString().includes('LISTEN');
      if (query[0] === 0x51) socket.write(Buffer.concat([...(isListen ? [FAULT] : ROW), READY]));
    });
  });
}

test('a read replica is read over one connection, though it has no LISTEN (B50)', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const source = openPostgresSource(
    `postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/one`,
  );
  expect(await source.read('7')).toBeUndefined();
  expect(await source.read('7')).toBeUndefined();
  expect(sockets).toHaveLength(1);
  await source.close();
  server.close();
});
