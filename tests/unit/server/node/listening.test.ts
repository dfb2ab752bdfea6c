import type { AddressInfo } from 'node:net';
import { startNodeServer } from '@/lib/server/node/start-node-server';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one')]);
const listen = (more: { port: number; host?: string }) =>
  startNodeServer({ trustedHops: 1, handler: () => undefined, ...more });

test('a port that is taken is an error, not a silence (FLT-48)', async () => {
  const server = await listen({ port: 0 });
  const { port } = server.address() as AddressInfo;
  await expect(listen({ port })).rejects.toThrow('EADDRINUSE');
  server.close();
});

test('where the proxy is on the same machine, no other address is listened on (SEC-5, SEC-65)', async () => {
  const [own, open] = [await listen({ port: 0, host: '127.0.0.1' }), await listen({ port: 0 })];
  expect(own.address()).toMatchObject({ address: '127.0.0.1' });
  expect(['::', '0.0.0.0']).toContain((open.address() as AddressInfo).address);
  for (const server of [own, open]) server.close();
});
