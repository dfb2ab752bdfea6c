// How many processes serve one port together (INSTANCES).
import 'server-only';
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Env, getEnv } from '@/lib/server/platform/env';

/** The number that INSTANCES means on this machine. */
export function toCount(instances: Env['INSTANCES']): number {
  return instances === 'auto' ? availableParallelism() : instances;
}

/** How many processes share what one alone may have: those of INSTANCES, or 1 where this process has no parent. */
export function countInstances(): number {
  return cluster.isWorker ? toCount(getEnv().INSTANCES) : 1;
}
