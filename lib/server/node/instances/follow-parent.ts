// What an instance does for its parent: it tells its figures, serves files of the next release, and ends when another has taken its place.
import 'server-only';
import cluster from 'node:cluster';
import path from 'node:path';
import type { Drain } from '@/lib/server/node/drain';
import { readStaticFiles, type StaticFiles } from '@/lib/server/node/static-files';
import type { ToInstance, ToParent } from '@/lib/server/platform/metrics/instance-messages';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';

function addFiles(files: Map<string, unknown>, folder: string): void {
  for (const [url, file] of readStaticFiles(path.join(folder, '.next/static')))
    if (!files.has(url)) files.set(url, file);
}

async function sendMetrics(): Promise<void> {
  const figures = (await getMetrics()?.registry.getMetricsAsJSON()) ?? [];
  process.send?.({ kind: 'figures', figures } satisfies ToParent);
}

/** Ends this process once the parent hands it no more connections: one that is on its way goes back to another instance. */
export function exitInOrder(): void {
  process.once('disconnect', () => process.exit());
  cluster.worker?.disconnect();
}

/** Listens to the parent from now on. `files` are those that the front serves. */
export function followParent(drain: Drain, files: StaticFiles & Map<string, unknown>): void {
  // A terminal that closes tells all processes: what follows is the parent's to say.
  process.on('SIGHUP', () => undefined);
  process.on('message', (message: ToInstance) => {
    if (message.kind === 'leave') drain.leave();
    else if (message.kind === 'files') addFiles(files, message.folder);
    else if (message.kind === 'figures') void sendMetrics();
  });
}
