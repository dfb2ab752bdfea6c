// Many connections from one address, at the operator's nginx.
import { connect as connectPlain, type Socket } from 'node:net';
import { connect } from 'node:tls';
import { askTls } from '@/tests/fault/topology/support/ask-tls';
import { until } from '@/tests/fault/topology/support/instance';
import { type Nginx, startNginx } from '@/tests/fault/topology/support/nginx';
import { type StubInstance, startStub } from '@/tests/fault/topology/support/stub-instance';

jest.setTimeout(60_000);
const SHARE = 256;
const TOO_MANY = 44;
/** More than nginx has files, unless its own configuration asks for some. */
const IDLE = 2_500;
const UPLOAD = 'POST /wps/session/login HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Length: 100\r\n\r\n{';

let stub: StubInstance;
let nginx: Nginx;
const open: Socket[] = [];
beforeAll(async () => {
  stub = await startStub('site');
  nginx = await startNginx([stub.port, stub.port]);
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await nginx?.stop();
  await stub?.stop();
});

const ask = (visitor: number) => askTls({ port: nginx.port, path: '/m/home', visitor });

/** Begins a request that does not end; what is answered is added to `answers`. */
function beginUpload(localAddress: string, answers: string[]): void {
  const place = connectPlain({ port: nginx.port, host: '127.0.0.1', localAddress });
  const socket = connect({ socket: place, rejectUnauthorized: false }, () => socket.write(UPLOAD));
  socket.on('data', (part) => answers.push(String(part)));
  socket.on('error', () => undefined);
  open.push(place);
}

test('one address has 256 requests at a time, further ones get 503, and others are served (SEC-105)', async () => {
  const answers: string[] = [];
  for (let nth = 0; nth < SHARE + TOO_MANY; nth += 1) beginUpload('127.0.0.21', answers);
  await until(async () => answers.length === TOO_MANY, 'an answer to each request beyond the share');
  expect(answers.filter((text) => !/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/s.test(text))).toEqual([]);
  expect((await ask(21)).status).toBe(503);
  expect(await ask(22)).toMatchObject({ status: 200, text: 'site' });
  for (const socket of open.splice(0)) socket.destroy();
  await until(async () => (await ask(21)).status === 200, 'the address that asks for less again');
});

test('2,500 idle connections of one address keep no one else out (SEC-105)', async () => {
  let opened = 0;
  for (let nth = 0; nth < IDLE; nth += 1) {
    const socket = connectPlain({ port: nginx.port, host: '127.0.0.1', localAddress: '127.0.0.23' });
    socket.on('connect', () => {
      opened += 1;
    });
    socket.on('error', () => undefined);
    open.push(socket);
  }
  await until(async () => opened === IDLE, 'all connections');
  const { status, ms } = await ask(24);
  expect(status).toBe(200);
  expect(ms).toBeLessThan(2_000);
});
