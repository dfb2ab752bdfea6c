import { checkRedis } from '@/lib/server/ops/doctor/checks/environment';
import { freePort } from '@/tests/support/free-port';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

afterAll(forget);

test('a Redis that does not serve is named with its reason, as the runbook promises (B41)', async () => {
  const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
  setEnv({ REDIS_URL });
  expect(await checkRedis({ REDIS_URL })).toMatchObject([
    { level: 'fault', text: expect.stringContaining('connect ECONNREFUSED') },
  ]);
}, 20_000);
