// Renders shared pages outside the process that answers visitors, if RENDERERS leaves any: a rendering delays no response.
import 'server-only';
import { availableParallelism } from 'node:os';
import { type RenderJob, type RenderResult, renderHere } from '@/lib/server/pages/render/render-job';
import { RenderProcess } from '@/lib/server/pages/render/render-process';
import { getEnv } from '@/lib/server/platform/env';
import { countInstances } from '@/lib/server/platform/process/count-instances';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { setRenderConcurrency } from '@/lib/server/platform/render-mutex';

/** Returns the operator's setting, or what this site's share of the cores leaves. */
export function countRenderers(): number {
  return getEnv().RENDERERS ?? Math.max(0, Math.floor(availableParallelism() / countInstances()) - 1);
}

const getProcesses = () =>
  getProcessSingleton<{ all: readonly RenderProcess[] }>('render-processes', () => ({ all: [] }));

/** Starts `count` render processes; with 0, pages are rendered in this process. They end with it. */
export function startRenderers(count: number, program: string): void {
  const all = Array.from({ length: count }, () => new RenderProcess(program));
  getProcesses().all = all;
  setRenderConcurrency(Math.max(1, count));
  process.once('exit', () => {
    for (const one of all) one.end();
  });
}

/** Renders a page in the least busy render process, or in this process while none is ready. @throws where the rendering failed. */
export function renderPage(job: RenderJob): Promise<RenderResult> {
  const ready = getProcesses().all.filter(({ load }) => load !== undefined);
  const [least] = ready.sort((one, other) => (one.load ?? 0) - (other.load ?? 0));
  return least ? least.render(job) : renderHere(job);
}
