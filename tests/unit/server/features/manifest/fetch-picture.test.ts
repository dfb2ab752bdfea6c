import { once } from 'node:events';
import { createServer } from 'node:net';
import { fetchPicture } from '@/lib/server/features/manifest/fetch-picture';
import { siteOf } from '@/tests/unit/server/features/manifest/site-of';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one')]);

test.each(['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost'])(
  'a provider leads no picture’s request to this machine by %s (SEC-22)',
  async (host) => {
    let connections = 0;
    const inner = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(inner, 'listening');
    const place = inner.address();
    const port = typeof place === 'object' ? place?.port : 0;
    for (const scheme of ['https', 'http']) {
      const server = `${scheme}://${host}:${port}`;
      expect(await fetchPicture(siteOf('one', [server]), `${server}/icon.png`)).toBeUndefined();
    }
    expect(connections).toBe(0);
    inner.close();
  },
);
