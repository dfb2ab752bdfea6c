// Shared pages and a Redis that hangs: one page waits for it, and no other until it answers again.
import { recallPage, takeRenderLock } from '@/lib/server/pages/store/shared-pages';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { until } from '@/tests/fault/topology/support/instance';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { keyOf, pageOf, setBuild } from '@/tests/unit/server/pages/store/page-of';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';
import { waitedTooLong } from './watch';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
  setEnv({ REDIS_URL: `redis://127.0.0.1:${server.port}` });
  setBuild('b1');
  getRedis();
});
afterAll(async () => {
  getRedis()?.disconnect();
  await server.kill();
});

const signal = new AbortController().signal;
const deleteCachedPages = () => forget('pages', 'page-recalls');
async function isShared(): Promise<boolean> {
  (await takeRenderLock(keyOf('k'), signal)).end(await pageOf('a'));
  deleteCachedPages();
  return recallPage(keyOf('k'));
}

test('a Redis that hangs (SIGSTOP) costs one page 50 ms and the others nothing, and pages are shared again when it answers (FLT-21, FLT-22)', async () => {
  await until(isShared);
  server.signal('SIGSTOP');
  try {
    deleteCachedPages();
    const first = await waitedTooLong(() => recallPage(keyOf('k')));
    expect(first).toEqual({ value: false, isLate: false });
    for (let at = 0; at < 1_000; at += 1) {
      const { value, isLate } = await waitedTooLong(() => recallPage(keyOf(`k${at}`)), 0);
      expect({ at, value, isLate }).toEqual({ at, value: false, isLate: false });
    }
    const turn = await waitedTooLong(() => takeRenderLock(keyOf('k'), signal), 0);
    expect([turn.isLate, turn.value.page]).toEqual([false, undefined]);
  } finally {
    server.signal('SIGCONT');
  }
  await until(isShared);
}, 40_000);
