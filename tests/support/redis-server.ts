// A real Redis for a test: Debian's program on a port of 127.0.0.1, with nothing on disk.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const START_LIMIT_MS = 5_000;

export type RedisServer = {
  readonly port: number;
  /** Sends one command and gives the answer as redis-cli prints it. */
  readonly sendCommand: (...words: string[]) => Promise<string>;
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it at once, as a crash does. */
  readonly kill: () => Promise<void>;
};

async function ask(port: number, password: string, words: string[]): Promise<string> {
  const login = password ? ['--no-auth-warning', '-a', password] : [];
  const redisOutput = await promisify(execFile)(
    '/usr/bin/redis-cli',
    ['-p', String(port), ...login, ...words],
    {
      timeout: 2_000,
    },
  );
  return redisOutput.stdout.trim();
}

async function untilUp(child: ChildProcess, sendCommand: RedisServer['sendCommand']): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && child.exitCode === null) {
    try {
      if ((await sendCommand('ping')) === 'PONG') return;
    } catch {
      // It does not listen yet.
    }
    await sleep(20);
  }
  throw new Error('redis-server did not start');
}

type RedisOptions = { readonly port: number; readonly password?: string; readonly args?: readonly string[] };

/** Starts one; `args` are its options, e.g. `['--maxmemory', '1mb']`. Without a port it takes a free one, and another where that has been taken meanwhile. */
export async function startRedis({ port, ...more }: Partial<RedisOptions> = {}): Promise<RedisServer> {
  if (port !== undefined) return startAt({ port, ...more });
  const start = async () => startAt({ port: await freePort(), ...more });
  return start().catch(start);
}

async function startAt({ port, password = '', args = [] }: RedisOptions): Promise<RedisServer> {
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', makeTemporaryFolder('redis')];
  const lock = password ? ['--requirepass', password] : [];
  const quiet = ['--save', '', '--appendonly', 'no', '--logfile', 'redis.log'];
  const child = spawn('/usr/bin/redis-server', [...place, ...quiet, ...lock, ...args], { stdio: 'ignore' });
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
      await once(child, 'exit');
  };
  const sendCommand = (...words: string[]): Promise<string> => ask(port, password, words);
  await untilUp(child, sendCommand).catch(async (error) => {
    await kill();
    throw error;
  });
  return { port, sendCommand, kill, signal: (name) => void child.kill(name) };
}
