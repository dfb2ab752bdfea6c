// One serving process, as its parent sees it.
import 'server-only';
import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import type { ToInstance, ToParent } from '@/lib/server/platform/metrics/instance-messages';

/** How a process ended; `code` is null where a signal killed it. */
export type Ended = { readonly code: number | null; readonly signal: string | null };

/** A serving process. */
export type Instance = {
  readonly worker: Worker;
  readonly startedMs: number;
  /** Whether it serves, or has served. */
  isUp: boolean;
  /** The port on which it serves; undefined where it ended before it did. */
  readonly whenUp: Promise<number | undefined>;
  readonly whenEnded: Promise<Ended>;
};

/**
 * Node hands each new connection to a worker, and keeps it open for ever where that worker dies before it has taken it. Here it is closed then, so that its
 * visitor learns of it.
 */
function closeUntaken({ process: child }: Worker): void {
  const send = child.send.bind(child) as (...handed: unknown[]) => boolean;
  let last: { readonly close: () => void } | undefined;
  child.send = (message: unknown, handle?: unknown, ...rest: unknown[]) => {
    if (handle) last = handle as typeof last;
    return send(message, handle, ...rest);
  };
  child.once('exit', () => last?.close());
}

/** Starts an instance of the release in `folder`. */
export function startInstance(folder: string): Instance {
  cluster.setupPrimary({ exec: path.join(folder, 'build/server.mjs'), cwd: folder });
  const worker = cluster.fork();
  closeUntaken(worker);
  const whenEnded = new Promise<Ended>((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }));
    // A process that could not be made has no exit; what could not be sent to one that ends is no fault.
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve({ code: 1, signal: null });
    });
  });
  const whenUp = new Promise<number | undefined>((resolve) => {
    worker.on('message', (message: ToParent) => {
      if (message.kind !== undefined) return;
      instance.isUp = true;
      resolve(message.port);
    });
    void whenEnded.then(() => resolve(undefined));
  });
  const instance = { worker, startedMs: performance.now(), isUp: false, whenUp, whenEnded };
  return instance;
}

/** Tells an instance something; one that has ended hears nothing. */
export function tell({ worker }: Instance, message: ToInstance): void {
  if (worker.isConnected()) worker.send(message);
}
