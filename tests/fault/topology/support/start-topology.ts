// An operator's topology: nginx, two instances of the built site, a Redis, and a provider behind them.
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { type Instance, makeInstance } from '@/tests/fault/topology/support/instance';
import { type Nginx, startNginx } from '@/tests/fault/topology/support/nginx';
import { makeRedis, type Redis } from '@/tests/fault/topology/support/redis';
import { demoEnv } from '@/tests/support/child-env';

export type Topology = {
  readonly instances: readonly [Instance, Instance];
  readonly nginx: Nginx;
  readonly redis: Redis;
  readonly provider: string;
  readonly stop: () => Promise<void>;
};

const twice = (folder: string): readonly [string, string] => [folder, folder];

// Most tests are not about rendering: a second Next would cost each start a second.
export const ALONE = { RENDERERS: '0' };

/** Starts everything; `folders` hold the releases of the two instances, `more` is added to their environments. After a failure, all started processes are stopped. */
export async function startTopology(
  folders = twice(currentRelease()),
  more: readonly [object, object] = [ALONE, ALONE],
): Promise<Topology> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  const sandbox = await startSandbox({ port: 0 });
  stops.push(sandbox.close);
  const redis = await makeRedis();
  const env = {
    ...demoEnv(sandbox.origin),
    REDIS_URL: redis.url,
    TRUSTED_PROXY_HOPS: '1',
  };
  const instances = [
    makeInstance({ ...env, ...more[0] }, folders[0]),
    makeInstance({ ...env, ...more[1] }, folders[1]),
  ] as const;
  stops.push(redis.stop, ...instances.map((instance) => () => instance.end('SIGKILL')));
  try {
    await Promise.all([redis, ...instances].map(({ start }) => start()));
    const nginx = await startNginx([instances[0].port, instances[1].port]);
    stops.push(nginx.stop);
    return { instances, nginx, redis, provider: sandbox.origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
