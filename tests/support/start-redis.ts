// A Redis of a test's own, on a free port, with nothing on disk.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const START_LIMIT_MS = 10_000;

export type RunningRedis = {
  readonly url: string;
  /** Every key that it holds. */
  readonly keys: () => Promise<string[]>;
  /** Stops its clock: connections stay open and nobody answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port, empty. */
  readonly restart: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function ask<Value>(url: string, question: (redis: Redis) => Promise<Value>): Promise<Value> {
  const redis = new Redis(url, { lazyConnect: true, disconnectTimeout: 10, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}

async function untilUp(url: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const up = await ask(url, (redis) => redis.ping()).catch(() => undefined);
    if (up === 'PONG') return;
    await wait(30);
  }
  throw new Error('redis-server did not start');
}

/** Starts /usr/bin/redis-server; whoever starts it kills it. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = makeTemporaryFolder('redis');
  const start = (): ChildProcess =>
    spawn('/usr/bin/redis-server', ['--port', String(port), '--save', '', '--dir', folder], {
      stdio: 'ignore',
    });
  let child = start();
  await untilUp(url);
  return {
    url,
    keys: () => ask(url, (redis) => redis.keys('*')),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
        await once(child, 'exit');
    },
    restart: async () => {
      child = start();
      await untilUp(url);
    },
  };
}
