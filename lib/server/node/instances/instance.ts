// A serving process from its parent's view.
import 'server-only';
import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import type { ToInstance, ToParent } from '@/lib/server/platform/metrics/instance-messages';

export type Ended = { readonly code: number | null; readonly signal: string | null };

export type Instance = {
  readonly worker: Worker;
  readonly startedMs: number;
  isUp: boolean;
  /** Its port; undefined where it ended before it served. */
  readonly whenUp: Promise<number | undefined>;
  readonly whenEnded: Promise<Ended>;
};

/** Node leaves a connection open forever when its worker dies before taking it; this closes it, so that the client notices. */
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
    // A process that failed to start has no exit event; a failed send to an ending one is harmless.
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

/** Sends a message to an instance; ignored if it has ended. */
export function sendToInstance({ worker }: Instance, message: ToInstance): void {
  if (worker.isConnected()) worker.send(message);
}
