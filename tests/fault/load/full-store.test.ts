// The built site in a small heap, asked for far more answers than it may keep: it forgets in place of growing.
import { plantHeap } from '@/tests/fault/leaving/support/plant-heap';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, control, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const MiB = 1024 * 1024;
const PROMOTION = '/wps/relay/PROMOFE_getPromotion';
const CHARS = 200_000;
/** Such an answer counts as 800 kB: these are 240 MB, seven times what the site keeps of them. */
const ANSWERS = 300;
/** What the site keeps of answers that visitors can make up. */
const STORE_BYTES = 32 * MiB;
const LIMIT_BYTES = 8 * MiB;

const { env, readHeap } = plantHeap();
const site = raiseSite({ ...env, NODE_OPTIONS: `--max-old-space-size=256 ${env.NODE_OPTIONS}` });

const askFor = async (nth: number): Promise<number> =>
  (await ask({ port: site.port, path: `${PROMOTION}?id=n${nth}` })).status;
const countCalls = async () => (await callsTo(site.provider, PROMOTION)).length;

test('answers seven times as large as their store cost no more memory than it, and the site continues (FLT-33)', async () => {
  const value = { id: 'n', content: 'x'.repeat(CHARS) };
  await control(site.provider, 'faults', { kind: 'answer', path: PROMOTION, value });
  for (const path of ['/m/home', '/m/activity', '/m/login']) await ask({ port: site.port, path });
  expect(await askFor(0)).toBe(200);
  const before = await readHeap(site.pid);
  for (let nth = 0; nth < ANSWERS; nth += 1) expect(await askFor(nth)).toBe(200);
  const after = await readHeap(site.pid);
  await control(site.provider, 'calls', undefined, 'DELETE');
  await askFor(ANSWERS - 1);
  const afterNewest = await countCalls();
  await askFor(0);
  // The newest is kept and the first is not: the store is in use, and full.
  expect([afterNewest, await countCalls()]).toEqual([0, 1]);
  expect(after - before).toBeLessThan(STORE_BYTES + LIMIT_BYTES);
  expect((await ask({ port: site.port, path: '/m/home' })).status).toBe(200);
  expect(site.exitCode()).toBeNull();
});
