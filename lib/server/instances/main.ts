// Entry of the parent process for INSTANCES (build/instances.mjs): it runs several sites on one port by Node's cluster.
import 'server-only';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { countInstances, getEnv } from '@/lib/server/env';
import { getLog } from '@/lib/server/log';
import {
  FIGURES,
  type FiguresAnswer,
  type FiguresQuestion,
  sumFigures,
} from '@/lib/server/metrics/all-figures';

const PAUSE_MS = 1_000;

/** Sites that received a signal to end. */
const leaving = new WeakSet<Worker>();
let isEnding = false;
let isRolling = false;
let exitCode = 0;

const getWorkers = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).filter((it) => it !== undefined);

/** Starts a site. @throws where it ended before it listened; it has printed the reason. */
async function start(): Promise<void> {
  const worker = cluster.fork();
  const ended = once(worker, 'exit').then(([code]) => {
    throw Object.assign(new Error('a site ended at its start'), { code: Number(code) || 1 });
  });
  await Promise.race([once(worker, 'listening'), ended]);
  // A later exit is handled by onExit.
  ended.catch(() => undefined);
}

function tellEnd(worker: Worker, signal: NodeJS.Signals): void {
  leaving.add(worker);
  worker.process.kill(signal);
}

function end(signal: NodeJS.Signals): void {
  isEnding = true;
  for (const worker of getWorkers()) tellEnd(worker, signal);
}

/** Replaces the sites one by one: each new one listens before the old one ends. If a new one cannot start, the remaining old ones stay. */
async function roll(): Promise<void> {
  if (isRolling || isEnding) return;
  isRolling = true;
  try {
    for (const old of getWorkers()) {
      await start();
      tellEnd(old, 'SIGTERM');
      await once(old, 'exit');
    }
    getLog().info('all sites were replaced');
  } catch (error) {
    getLog().error({ error: String(error) }, 'a new site could not start: the old ones go on');
  } finally {
    isRolling = false;
  }
}

function replace(): void {
  setTimeout(() => {
    if (!isEnding) start().catch(replace);
  }, PAUSE_MS);
}

function onExit(worker: Worker, code: number | null, signal: string | null): void {
  if (isEnding) {
    exitCode ||= code ?? 1;
    if (getWorkers().length === 0) process.exit(exitCode);
  } else if (!leaving.has(worker)) {
    getLog().warn({ process: worker.process.pid, code, signal }, 'a site ended and is started again');
    replace();
  }
}

async function answerFigures(worker: Worker, { id }: FiguresQuestion): Promise<void> {
  const text = await sumFigures().catch(() => undefined);
  worker.send({ kind: FIGURES, id, text } satisfies FiguresAnswer, () => undefined);
}

let isTold = false;

function onMessage(
  worker: Worker,
  message: FiguresQuestion | { readonly kind?: undefined; readonly port: number },
): void {
  if (message.kind === FIGURES) void answerFigures(worker, message);
  else if (message.kind === undefined && 'port' in message && !isTold) {
    isTold = true;
    // With PORT=0 the sites share the port that the system picked.
    process.send?.(message);
  }
}

try {
  getEnv();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
// Sites accept from a shared socket: round robin would lose a connection that was passed to a dying site.
cluster.schedulingPolicy = cluster.SCHED_NONE;
process.on('SIGTERM', () => end('SIGTERM')).on('SIGINT', () => end('SIGINT'));
process.on('SIGHUP', () => void roll());
cluster.on('message', onMessage);
try {
  // One site starts first, so that a configuration error is printed once.
  await start();
} catch (error) {
  process.exit((error as { readonly code: number }).code);
}
cluster.on('exit', onExit);
for (let count = countInstances(getEnv()); count > 1; count -= 1) start().catch(replace);
