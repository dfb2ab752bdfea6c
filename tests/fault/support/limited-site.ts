// The built site under a shell limit, with its own provider: a machine that lacks a resource.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { rssOf } from '@/tests/fault/support/process-facts';
import { until } from '@/tests/fault/topology/support/instance';
import { CHILD_ENV, demoEnv } from '@/tests/support/child-env';
import { reportedPort } from '@/tests/support/reported-port';
import { ask } from '@/tests/wire/support/ask';

export type LimitedSite = {
  readonly port: number;
  readonly pid: number;
  readonly provider: string;
  readonly isUp: () => boolean;
  /** Memory that it holds, in bytes. */
  readonly rss: () => number;
  /** Output that the test did not redirect. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

export type Limits = {
  /** Command that the shell runs before the site, such as `ulimit -n 256`. */
  readonly shell?: string;
  readonly env?: Record<string, string>;
  /** The folder of the release. */
  readonly folder?: string;
  readonly stdio?: readonly ['ignore', number | 'pipe', number | 'pipe'];
};

/** Starts it and waits until it is ready. */
export async function startLimitedSite(limits: Limits): Promise<LimitedSite> {
  const { shell = ':', env, folder = currentRelease(), stdio = ['ignore', 'pipe', 'pipe'] } = limits;
  const sandbox = await startSandbox({ port: 0 });
  const child = spawn('/bin/bash', ['-c', `${shell} && exec "$0" build/server.mjs`, process.execPath], {
    cwd: folder,
    stdio: [...stdio, 'ipc'],
    env: {
      ...CHILD_ENV,
      NODE_ENV: 'production',
      PORT: '0',
      ...demoEnv(sandbox.origin),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      output += part;
    });
  const isUp = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (isUp() && child.kill('SIGKILL')) await once(child, 'exit');
    await sandbox.close();
  };
  const port = await reportedPort(child);
  const isReady = async () => !isUp() || (await ask({ port, path: '/readyz' })).status === 200;
  await until(isReady, 'start of the site').catch(async (error) => {
    await stop();
    throw new Error(`${error.message}: ${output}`);
  });
  if (!isUp()) throw new Error(`the site did not start: ${output}`);
  const { pid = 0 } = child;
  return { port, pid, provider: sandbox.origin, isUp, rss: () => rssOf(pid), output: () => output, stop };
}
