// How many processes serve one port (INSTANCES).
import 'server-only';
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Env, getEnv } from '@/lib/server/platform/env';

/** Returns the number that INSTANCES means on this machine. */
export function toInstanceCount(instances: Env['INSTANCES']): number {
  return instances === 'auto' ? availableParallelism() : instances;
}

/** Returns how many processes share a per-machine limit; 1 where this process has no parent. */
export function countInstances(): number {
  return cluster.isWorker ? toInstanceCount(getEnv().INSTANCES) : 1;
}
