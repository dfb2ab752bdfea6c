// An instance's side of its parent's messages: metrics, files of the next release, shutdown.
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
  const metrics = (await getMetrics()?.registry.getMetricsAsJSON()) ?? [];
  process.send?.({ kind: 'figures', values: metrics } satisfies ToParent);
}

/** Exits once the parent sends no more connections; those on their way return to another instance. */
export function exitInOrder(): void {
  process.once('disconnect', () => process.exit());
  cluster.worker?.disconnect();
}

/** Listens to the parent. `files` are the static files of the Node server. */
export function followParent(drain: Drain, files: StaticFiles & Map<string, unknown>): void {
  // A closing terminal signals all processes; the parent decides.
  process.on('SIGHUP', () => undefined);
  process.on('message', (message: ToInstance) => {
    if (message.kind === 'leave') drain.leave();
    else if (message.kind === 'files') addFiles(files, message.folder);
    else if (message.kind === 'figures') void sendMetrics();
  });
}
