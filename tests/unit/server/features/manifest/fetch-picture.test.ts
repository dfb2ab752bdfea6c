import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fetchPicture } from '@/lib/server/features/manifest/fetch-picture';
import { siteOf } from '@/tests/unit/server/features/manifest/site-of';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const { write } = setRegistry([toEntry('one')]);

async function countConnections(run: (port: number) => Promise<void>): Promise<number> {
  let connections = 0;
  const inner = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(inner, 'listening');
  await run((inner.address() as AddressInfo).port);
  inner.close();
  return connections;
}

test.each(['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost'])(
  'a provider leads no picture’s request to this machine by %s (SEC-22)',
  async (host) => {
    const connections = await countConnections(async (port) => {
      for (const scheme of ['https', 'http']) {
        const server = `${scheme}://${host}:${port}`;
        expect(await fetchPicture(siteOf('one', [server]), `${server}/icon.png`)).toBeUndefined();
      }
    });
    expect(connections).toBe(0);
  },
);

test('a picture on no image server is not requested, even at the merchant’s own provider (SEC-22)', async () => {
  const requestFrom = async (imageCdns: (origin: string) => string[]) =>
    countConnections(async (port) => {
      const origin = `http://127.0.0.1:${port}`;
      write('one.json', toEntry('one', { backend: { origin } }));
      forget();
      await fetchPicture(siteOf('one', imageCdns(origin)), `${origin}/icon.png`);
    });
  expect(await requestFrom(() => [])).toBe(0);
  expect(await requestFrom((origin) => [origin])).toBe(1);
});
