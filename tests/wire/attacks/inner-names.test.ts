// A provider that names a host which leads into the site's own network, by a name that the registry does not have (SEC-22).
import { once } from 'node:events';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { ask } from '@/tests/wire/support/ask';
import { control, raiseSite } from '@/tests/wire/support/start-site';

const site = raiseSite();
const NAMES = [
  ['lotus', hostname()],
  ['noor', 'inner.localhost'],
] as const;

test.each(NAMES)(
  '%s: no picture is fetched from %s, which resolves to a private address (SEC-22)',
  async (merchant, name) => {
    const host = `${merchant}.localhost`;
    let connections = 0;
    const inner = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '0.0.0.0');
    await once(inner, 'listening');
    const place = inner.address();
    const port = typeof place === 'object' ? place?.port : 0;
    await control(site.provider, 'status', { merchant, patch: { imageCDNs: [`https://${name}:${port}`] } });
    const { text } = await ask({ port: site.port, host, path: '/m/manifest.webmanifest' });
    const [icon] = JSON.parse(text).icons as { src: string }[];
    const painted = await ask({ port: site.port, host, path: icon?.src });
    expect([painted.status, painted.headers['content-type']]).toEqual([200, 'image/png']);
    expect(connections).toBe(0);
    inner.close();
  },
);
