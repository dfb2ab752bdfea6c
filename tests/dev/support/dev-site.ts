// `npm run dev` in a copy of the sources, on free ports.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/scripts/run/ports.mjs';
import { copySources, type SourceCopy } from './source-copy';

const PORT = Number(process.env.TEST_PORT ?? '3440');
const SANDBOX_PORT = Number(process.env.TEST_SANDBOX_PORT ?? '4440');
const START_LIMIT_MS = 280_000;

export type DevSite = {
  readonly port: number;
  readonly sandboxPort: number;
  readonly sources: SourceCopy;
  /** Everything that it printed. */
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  /** Ends it as Ctrl-C in a terminal does: every process of the group gets the signal. Resolves with the exit code. */
  readonly interrupt: () => Promise<number | null>;
};

/** Starts `npm run dev` with these ports and resolves with the process and what it prints. */
export function spawnDev(cwd: string, ports: { readonly port: number; readonly sandboxPort: number }) {
  const env = {
    ...process.env,
    PORT: String(ports.port),
    SANDBOX_PORT: String(ports.sandboxPort),
    MERCHANTS: '',
  };
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  return { child, output: () => output };
}

async function untilUp(child: ChildProcess, output: () => string): Promise<boolean> {
  const endsAt = Date.now() + START_LIMIT_MS;
  while (Date.now() < endsAt && child.exitCode === null) {
    if (output().includes('The demo is up:')) return true;
    await sleep(200);
  }
  return false;
}

/** Copies the sources and starts a development site of them. */
export async function startDevSite(): Promise<DevSite> {
  const sources = copySources();
  // Each start is from an empty folder: writing the compiler's cache took almost half of the time, and nothing reads it.
  sources.edit(
    'next.config.mjs',
    '{ ...site, turbopack,',
    '{ ...site, experimental: { turbopackFileSystemCacheForDev: false }, turbopack,',
  );
  const ports = { port: await freePort(PORT), sandboxPort: await freePort(SANDBOX_PORT) };
  const { child, output } = spawnDev(sources.folder, ports);
  const hasEnded = () => child.exitCode !== null;
  const interrupt = async () => {
    if (!hasEnded() && child.pid) {
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGINT');
      await ended;
    }
    sources.remove();
    return child.exitCode;
  };
  if (await untilUp(child, output)) return { ...ports, sources, output, hasEnded, interrupt };
  await interrupt();
  throw new Error(`npm run dev did not start:\n${output()}`);
}
