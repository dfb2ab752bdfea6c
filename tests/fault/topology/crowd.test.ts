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
/** More open files than nginx has, unless its configuration raises the limit. */
const IDLE = 2_500;
const UPLOAD = 'POST /wps/session/login HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Length: 100\r\n';

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

/** Starts a request that does not end; its response is added to `answers`. */
function beginUpload(port: number, localAddress: string, answers: string[], header = ''): void {
  const place = connectPlain({ port, host: '127.0.0.1', localAddress });
  const socket = connect({ socket: place, rejectUnauthorized: false }, () =>
    socket.write(`${UPLOAD}${header}\r\n{`),
  );
  socket.on('data', (part) => answers.push(String(part)));
  socket.on('error', () => undefined);
  open.push(place);
}

test('one address has 256 requests at a time, further ones get 503, and others are served (SEC-105)', async () => {
  const answers: string[] = [];
  for (let nth = 0; nth < SHARE + TOO_MANY; nth += 1) beginUpload(nginx.port, '127.0.0.21', answers);
  await until(async () => answers.length === TOO_MANY, 'an answer to each request beyond the share');
  expect(answers.filter((text) => !/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/s.test(text))).toEqual([]);
  expect((await ask(21)).status).toBe(503);
  expect(await ask(22)).toMatchObject({ status: 200, text: 'site' });
  for (const socket of open.splice(0)) socket.destroy();
  await until(async () => (await ask(21)).status === 200, 'the address that asks for less again');
});

test('2,500 idle connections of one address block no other address (SEC-105)', async () => {
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

test('IPv6 addresses of one /64 count as one; IPv4 ones count apart, also where a listener writes them in IPv6 (SEC-105)', async () => {
  // A header sets the client's address, since this machine has no other IPv6 addresses.
  const told = 'limit_conn networks 2; set_real_ip_from 127.0.0.1; real_ip_header X-Address;';
  const small = await startNginx([stub.port, stub.port], false, 0, [['limit_conn networks 256;', told]]);
  const askAs = async (address: string) =>
    (await askTls({ port: small.port, path: '/m/home', headers: { 'X-Address': address } })).status;
  try {
    for (const [first, second, third, other] of [
      ['2001:db8:0:a::1', '2001:db8:0:a::2', '2001:db8:0:a:f:f:f:f', '2001:db8:0:b::1'],
      ['::ffff:192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
      ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2'],
    ] as const) {
      await until(async () => {
        // Repeated: a pending request can take an upload's place.
        for (const address of [first, second])
          beginUpload(small.port, '127.0.0.1', [], `X-Address: ${address}\r\n`);
        return (await askAs(third)) === 503;
      }, `a full share of ${third}`);
      expect(await askAs(other)).toBe(200);
    }
  } finally {
    await small.stop();
  }
});
