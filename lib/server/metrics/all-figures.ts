// Figures of all sites under one parent, from whichever site the collector reaches.
import 'server-only';
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { getSingle } from '@/lib/server/single';

/** Kind of the messages between a site and its parent. */
export const FIGURES = 'figures';
export type FiguresQuestion = { readonly kind: typeof FIGURES; readonly id: number };
/** `text` is absent where a site did not answer in time. */
export type FiguresAnswer = FiguresQuestion & { readonly text?: string };

const LIMIT_MS = 8_000;

const getState = () => getSingle('all-figures', () => ({ count: 0 }));

/** The sum of the figures of all sites, for their parent, as Prometheus text. @throws where one does not answer within 5 s. */
export function sumFigures(): Promise<string> {
  return getSingle('all-figures-sum', () => new AggregatorRegistry()).clusterMetrics();
}

/** Lets the parent process read this site's figures; does nothing without a parent. */
export function shareFigures(registry: Registry): void {
  if (!cluster.isWorker) return;
  // Listens for the parent's questions.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registry]);
}

/** The sum of all sites' figures as Prometheus text, or this site's own where it has no parent. @throws where a site does not answer within 5 s. */
export async function getAllFigures(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics();
  const state = getState();
  state.count += 1;
  const id = state.count;
  return new Promise((resolve, reject) => {
    const end = (text?: string) => {
      clearTimeout(timer);
      process.off('message', listen);
      if (text === undefined) reject(new Error('a site did not tell its figures'));
      else resolve(text);
    };
    const timer = setTimeout(end, LIMIT_MS);
    const listen = (message: Partial<FiguresAnswer>) => {
      if (message.kind === FIGURES && message.id === id) end(message.text);
    };
    process.on('message', listen);
    process.send?.({ kind: FIGURES, id } satisfies FiguresQuestion);
  });
}
