// A real Redis for a test: Debian's program on a port of 127.0.0.1, with nothing on disk.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const START_LIMIT_MS = 5_000;

export type RedisServer = {
  readonly port: number;
  /** Sends one command and gives the answer as redis-cli prints it. */
  readonly tell: (...words: string[]) => Promise<string>;
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it at once, as a crash does. */
  readonly kill: () => Promise<void>;
};

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function ask(port: number, password: string, words: string[]): Promise<string> {
  const login = password ? ['--no-auth-warning', '-a', password] : [];
  const asked = await promisify(execFile)('redis-cli', ['-p', String(port), ...login, ...words], {
    timeout: 2_000,
  });
  return asked.stdout.trim();
}

async function untilUp(child: ChildProcess, tell: RedisServer['tell']): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && child.exitCode === null) {
    try {
      if ((await tell('ping')) === 'PONG') return;
    } catch {
      // It does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('redis-server did not start');
}

/** Starts one; `args` are its options, e.g. `['--maxmemory', '1mb']`. */
export async function startRedis({
  port,
  password = '',
  args = [],
}: {
  port: number;
  password?: string;
  args?: string[];
}): Promise<RedisServer> {
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', makeTemporaryFolder('redis')];
  const lock = password ? ['--requirepass', password] : [];
  const quiet = ['--save', '', '--appendonly', 'no', '--logfile', 'redis.log'];
  const child = spawn('redis-server', [...place, ...quiet, ...lock, ...args], { stdio: 'ignore' });
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
      await once(child, 'exit');
  };
  const tell = (...words: string[]): Promise<string> => ask(port, password, words);
  await untilUp(child, tell).catch(async (error) => {
    await kill();
    throw error;
  });
  return { port, tell, kill, signal: (name) => void child.kill(name) };
}
