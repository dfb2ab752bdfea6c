// A separate Redis without persistence, which can be stopped and started again on its port.
import { freePort } from '@/tests/support/free-port';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';

export type Redis = {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A Redis that is not started yet. */
export async function makeRedis(): Promise<Redis> {
  const port = await freePort();
  let server: RedisServer | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      server = await startRedis({ port });
    },
    stop: async () => server?.kill(),
  };
}
