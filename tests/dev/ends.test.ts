// How `npm run dev` refuses and ends.
import { once } from 'node:events';
import { isFree } from '@/scripts/run/ports.mjs';
import { spawnDev } from './support/dev-site';
import { expect, test } from './support/test';

// These end their server: no other file gets it.
test.use({ server: 'ends' });

test('a port in use is refused in one sentence', async ({ dev }) => {
  const { child, output } = spawnDev(dev.sources.folder, dev);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output().trim()).toBe(`Port ${dev.port} is in use: free it, or set PORT.`);
});

test('Ctrl-C ends site and sandbox', async ({ dev }) => {
  expect(await dev.interrupt()).toBe(0);
  expect([await isFree(dev.port), await isFree(dev.sandboxPort)]).toEqual([true, true]);
});
