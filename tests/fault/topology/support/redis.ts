// A separate Redis without persistence, which can be stopped and started again on its port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

export type Redis = {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

/** A Redis that is not started yet. */
export async function makeRedis(): Promise<Redis> {
  const port = await freePort();
  const folder = makeTemporaryFolder('redis');
  let child: ChildProcess | undefined;
  const start = async () => {
    const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
    child = spawn('/usr/bin/redis-server', [...place, '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    await until(() => accepts(port), 'start of Redis');
  };
  const stop = async () => {
    if (child?.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}
