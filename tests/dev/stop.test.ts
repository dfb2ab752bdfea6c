// How `npm run dev` refuses and ends: by its name the last file, since a test after it would wait for another start.
import { once } from 'node:events';
import { isFree } from '@/scripts/run/ports.mjs';
import { spawnDev } from './support/dev-site';
import { expect, test } from './support/test';

test('a port in use is refused in one sentence', async ({ dev }) => {
  const { child, output } = spawnDev(dev.sources.folder, dev);
  // At the exit event, part of the output may still be missing.
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output().trim()).toBe(`Port ${dev.port} is in use: free it, or set PORT.`);
});

test('Ctrl-C ends site and sandbox', async ({ dev }) => {
  expect(await dev.interrupt()).toBe(0);
  expect([await isFree(dev.port), await isFree(dev.sandboxPort)]).toEqual([true, true]);
});
