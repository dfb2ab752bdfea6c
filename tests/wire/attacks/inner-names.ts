// A provider that names a host which leads into the site's own network, by a name that the registry does not have (SEC-22).
import { once } from 'node:events';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

const MERCHANT = 'noor';

test('no picture is fetched from a name that resolves to a private address (SEC-22)', async () => {
  const host = `${MERCHANT}.localhost`;
  let connections = 0;
  const inner = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '0.0.0.0');
  await once(inner, 'listening');
  const place = inner.address();
  const port = typeof place === 'object' ? place?.port : 0;
  await control(site.provider, 'status', {
    merchant: MERCHANT,
    patch: { imageCDNs: [`https://${hostname()}:${port}`, site.provider] },
  });
  const { text } = await ask({ port: site.port, host, path: '/m/manifest.webmanifest' });
  const { icons, screenshots } = JSON.parse(text) as Record<'icons' | 'screenshots', { src: string }[]>;
  for (const picture of [icons[0], screenshots[0]]) {
    const painted = await ask({ port: site.port, host, path: picture?.src });
    expect([painted.status, painted.headers['content-type']]).toEqual([200, 'image/png']);
  }
  expect(connections).toBe(0);
  inner.close();
});
