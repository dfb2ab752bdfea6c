// One instance of the built site that can be ended and started again on its port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { CHILD_ENV } from '@/tests/support/child-env';
import { reportedPort } from '@/tests/support/reported-port';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';

export const ROOT = path.resolve(__dirname, '../../../..');
const START_LIMIT_MS = 30_000;

/** Asks until the answer fits, 30 s at most; a question that fails does not fit. */
export async function until(
  fits: () => boolean | Promise<boolean>,
  what = 'the awaited state',
): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (
      await Promise.resolve()
        .then(fits)
        .catch(() => false)
    )
      return;
    await sleep(50);
  }
  throw new Error(`${what} did not happen in ${START_LIMIT_MS / 1000} s`);
}

export type Instance = {
  /** Known from its first start on, and kept by all that follow. */
  readonly port: number;
  /** The process that was started last. */
  readonly pid: number;
  readonly start: () => Promise<void>;
  /** Sends a signal and gives the exit code once it has ended; null where the signal killed it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Waits until the process exits, and returns its exit code. */
  readonly ended: () => Promise<number | null>;
  readonly ask: (path: string) => Promise<TextAnswer>;
  readonly output: () => string;
};

/** An instance that is not started yet. `folder` holds the release that it runs. */
export function makeInstance(env: Record<string, string>, folder = currentRelease()): Instance {
  let port = 0;
  let child: ChildProcess | undefined;
  let output = '';
  const askIt = (place: string) => ask({ port, host: '127.0.0.1', path: place });
  const start = async () => {
    child = spawn(process.execPath, ['build/server.mjs'], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
      env: {
        ...CHILD_ENV,
        NODE_ENV: 'production',
        PORT: String(port),
        STATE_DIR: 'none',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        output += part;
      });
    port = (await reportedPort(child)) || port;
    await until(async () => (await askIt('/readyz')).status === 200, `start of an instance: ${output}`);
  };
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  const ended = async () => {
    if (child && !hasEnded()) await once(child, 'exit');
    return child?.exitCode ?? null;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child?.kill(signal);
    return ended();
  };
  return {
    get port() {
      return port;
    },
    get pid() {
      return child?.pid ?? 0;
    },
    start,
    end,
    ended,
    ask: askIt,
    output: () => output,
  };
}
