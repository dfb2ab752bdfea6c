// A certificate is renewed while the operator's nginx serves.
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { askTls } from '@/tests/fault/topology/support/ask-tls';
import { until } from '@/tests/fault/topology/support/instance';
import { type Nginx, startNginx } from '@/tests/fault/topology/support/nginx';
import { type StubInstance, startStub } from '@/tests/fault/topology/support/stub-instance';
import { ask } from '@/tests/wire/support/ask';

jest.setTimeout(60_000);
const CHALLENGES = '/.well-known/acme-challenge';

let stub: StubInstance;
let nginx: Nginx;
beforeAll(async () => {
  stub = await startStub('site');
  nginx = await startNginx([stub.port, stub.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await stub?.stop();
});

const plain = (path: string) => ask({ port: nginx.plainPort, path });

const serialOf = () =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port: nginx.port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
    socket.on('error', reject);
  });

test('a certificate authority finds its answer on plain http, and everything else goes to https (B51)', async () => {
  mkdirSync(nginx.webroot + CHALLENGES, { recursive: true });
  writeFileSync(`${nginx.webroot}${CHALLENGES}/token`, 'token.thumbprint');
  expect(await plain(`${CHALLENGES}/token`)).toMatchObject({ status: 200, text: 'token.thumbprint' });
  expect((await plain(`${CHALLENGES}/other`)).status).toBe(404);
  expect((await plain(`${CHALLENGES}/../../m/home`)).status).toBe(308);
  expect((await plain('/m/home')).status).toBe(308);
});

test('a host serves its proof on plain http, before it has a certificate (B51)', async () => {
  expect(await plain('/.well-known/site-proof')).toMatchObject({ status: 200, text: 'site' });
});

test('a renewal serves the new certificate and cuts no request (B51)', async () => {
  expect(await serialOf()).toBe('01');
  stub.hold();
  const held = askTls({ port: nginx.port, path: '/m/home' });
  await until(async () => stub.held() === 1, 'a held request');
  nginx.renew();
  await until(async () => (await serialOf()) === '02', 'the new certificate');
  stub.release();
  expect(await held).toMatchObject({ status: 200, text: 'site' });
  expect((await askTls({ port: nginx.port, path: '/m/home' })).status).toBe(200);
});
