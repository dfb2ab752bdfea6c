// The log line of a request that broke, in a server made of the Node server's parts.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withFaultAnswer } from '@/lib/server/node/with-fault-answer';
import { getLog } from '@/lib/server/platform/log';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';
import { ask } from '@/tests/wire/support/ask';

let server: Server;

beforeAll(async () => {
  setRegistry([toEntry('one')]);
  server = createServer(withFaultAnswer(() => Promise.reject(new Error('planted'))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  jest.spyOn(getLog(), 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['a page', '/m/home', '/m/home', 'page broke'],
  ['an address that is none', '/m/gone', undefined, 'page broke'],
  ['a call', '/wps/system/country?language=EN', '/wps/system/country', 'call broke'],
])('the line of a fault names the route of %s (B53)', async (_what, path, route, message) => {
  const { port } = server.address() as AddressInfo;
  expect((await ask({ port, host: 'one.localhost', path })).status).toBe(500);
  expect(getLog().error).toHaveBeenLastCalledWith(expect.objectContaining({ route }), message);
});
