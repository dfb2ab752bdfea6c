// One port that several processes serve: an operator's site with INSTANCES=2, its Redis and its provider.
import { readdirSync, readlinkSync } from 'node:fs';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { type Instance, makeInstance, until } from '@/tests/fault/topology/support/instance';
import { demoEnv } from '@/tests/support/child-env';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';

export const TOKEN = 'a-token-of-the-collector';

export type Several = Pick<Instance, 'port' | 'pid' | 'ask' | 'end' | 'output'> & {
  readonly provider: string;
  readonly redis: RedisServer;
  readonly stop: () => Promise<void>;
};

/** How many sockets a process holds. */
export function socketsOf(pid: number): number {
  const files = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return '';
    }
  });
  return files.filter((file) => file.startsWith('socket:')).length;
}

const countUp = (output: string): number => output.match(/"site is up"/g)?.length ?? 0;

/** Waits until that many instances have started. */
export const untilUp = (site: Pick<Instance, 'output'>, count: number): Promise<void> =>
  until(async () => countUp(site.output()) >= count, `${count} instances up`);

/** Starts the site with two instances; `env` is added to its environment, `folder` holds its release. */
export async function startSeveral(
  env: Record<string, string> = {},
  folder = currentRelease(),
): Promise<Several> {
  const sandbox = await startSandbox({ port: 0 });
  const redis = await startRedis();
  const site = makeInstance(
    {
      ...demoEnv(sandbox.origin),
      METRICS_TOKEN: TOKEN,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      INSTANCES: '2',
      ...env,
    },
    folder,
  );
  const stop = async () => {
    await site.end('SIGKILL');
    await redis.kill();
    await sandbox.close();
  };
  try {
    await site.start();
    await untilUp(site, 2);
  } catch (error) {
    await stop();
    throw error;
  }
  const { port, pid, ask, end, output } = site;
  return { port, pid, ask, end, output, provider: sandbox.origin, redis, stop };
}
