// A real PostgreSQL for a test: Debian's program on a port of 127.0.0.1, in a separate folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const ENV = { LC_ALL: 'C', NODE_ENV: 'test' as const };
const HOME = '/usr/lib/postgresql';
const READY = 'database system is ready to accept connections';

const programs = (): string => path.join(HOME, readdirSync(HOME).sort().at(-1) ?? '', 'bin');

/** It refuses to run as root: then its own user runs it. */
function chooseUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (part) => {
      log += part;
      if (log.includes(READY)) resolve();
    });
    child.once('exit', () => reject(new Error(`postgres did not start: ${log}`)));
  });
}

function run(folder: string, user: { uid?: number; gid?: number }, port: number): ChildProcess {
  const settings = ['fsync=off', `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1'];
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((it) => ['-c', it])];
  return spawn(path.join(programs(), 'postgres'), args, {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: ENV,
  });
}

export type PostgresServer = {
  readonly url: string;
  /** Runs SQL by psql. */
  readonly query: (sql: string) => string;
  readonly start: () => Promise<void>;
  /** Ends it at once, as a crash does; its data stays. */
  readonly kill: () => Promise<void>;
};

/** Makes a database with the user `site`, and starts its server. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = makeTemporaryFolder('postgres');
  const user = chooseUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0);
  const setup = ['-D', folder, '-U', 'site', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  execFileSync(path.join(programs(), 'initdb'), setup, { ...user, stdio: 'ignore', env: ENV });
  const port = await freePort();
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = run(folder, user, port);
    await untilReady(child);
  };
  const kill = async (): Promise<void> => {
    if (child?.exitCode === null && child.kill('SIGQUIT')) await once(child, 'exit');
  };
  const query = (sql: string): string =>
    execFileSync('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', url, '-c', sql], { encoding: 'utf8' }).trim();
  await start();
  return { url, query, start, kill };
}
