// The parent of several instances on one port: starts them, replaces those that end, exits after the last one.
import 'server-only';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gatherMetrics } from '@/lib/server/node/instances/gather-metrics';
import { type Instance, sendToInstance } from '@/lib/server/node/instances/instance';
import { begin, exitWhenEmpty, type Pool, type Seat } from '@/lib/server/node/instances/pool';
import { getEnv } from '@/lib/server/platform/env';
import { getLog } from '@/lib/server/platform/log';
import { toInstanceCount } from '@/lib/server/platform/process/count-instances';

const QUICK_MS = 10_000;
const WAIT_MS = { first: 500, longest: 30_000 };
/** An instance shuts down within 40 s. */
const KILL_AFTER_MS = 42_000;

function endAll(pool: Pool, signal: NodeJS.Signals, code = 0): void {
  pool.end ??= { code };
  const send = (name: NodeJS.Signals) => {
    for (const { worker } of pool.living) worker.process.kill(name);
  };
  send(signal);
  setTimeout(() => send('SIGKILL'), KILL_AFTER_MS).unref();
  exitWhenEmpty(pool);
}

async function keep(pool: Pool, seat: Seat): Promise<void> {
  for (let waitMs = 0; ; ) {
    const { current } = seat;
    const { code, signal } = await current.whenEnded;
    if (pool.end) return;
    if (seat.current !== current) continue;
    const isNoneUp = [...pool.living].every(({ isUp }) => !isUp);
    if (!current.isUp && isNoneUp) return endAll(pool, 'SIGTERM', code || 1);
    const { pid } = current.worker.process;
    getLog().error({ pid, code, signal }, 'an instance ended, another one follows');
    const isQuick = performance.now() - current.startedMs < QUICK_MS;
    waitMs = isQuick ? Math.min(waitMs * 2 || WAIT_MS.first, WAIT_MS.longest) : 0;
    await sleep(waitMs);
    if (!pool.end && seat.current === current) seat.current = begin(pool);
  }
}

/** The release that the link beside this one names; this one without a link. */
function currentFolder(folder: string): string {
  const link = path.join(path.dirname(folder), 'current');
  return existsSync(path.join(link, 'build/server.mjs')) ? realpathSync(link) : folder;
}

/** Replaces all instances: each new one serves before an old one ends. If a new one fails to start, the old ones stay. */
async function replaceAll(pool: Pool): Promise<void> {
  const folder = currentFolder(pool.folder);
  // Pages of the new release may request files from an old instance.
  for (const one of pool.living) sendToInstance(one, { kind: 'files', folder });
  for (const seat of pool.seats) {
    if (pool.end) return;
    const fresh = begin(pool, folder);
    if ((await fresh.whenUp) === undefined) {
      getLog().error({ release: path.basename(folder) }, 'a new instance does not start, the old ones stay');
      return;
    }
    pool.folder = folder;
    const old = seat.current;
    seat.current = fresh;
    sendToInstance(old, { kind: 'leave' });
    await old.whenEnded;
  }
  getLog().info({ release: path.basename(folder) }, 'all instances are replaced');
}

/** Serves with INSTANCES instances. The first one must be up before the others start, so that it alone reports a common fault. */
export async function runInstances(): Promise<void> {
  const living = new Set<Instance>();
  const pool: Pool = { seats: [], living, folder: process.cwd(), watch: gatherMetrics(living) };
  process.on('SIGTERM', () => endAll(pool, 'SIGTERM'));
  process.on('SIGINT', () => endAll(pool, 'SIGINT'));
  const first = begin(pool);
  let isReady: Promise<unknown> = first.whenUp;
  process.on('SIGHUP', () => {
    isReady = isReady.then(() => replaceAll(pool));
  });
  const port = await first.whenUp;
  if (port === undefined) return endAll(pool, 'SIGTERM', (await first.whenEnded).code || 1);
  process.send?.({ port });
  const count = toInstanceCount(getEnv().INSTANCES);
  pool.seats.push({ current: first });
  while (pool.seats.length < count && !pool.end) pool.seats.push({ current: begin(pool) });
  await Promise.all(pool.seats.map((seat) => keep(pool, seat)));
}
