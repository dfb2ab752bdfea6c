// How many processes render pages for one site (RENDERERS).
import 'server-only';
import { availableParallelism } from 'node:os';
import { getEnv } from '@/lib/server/env';
import { countInstances } from '@/lib/server/instances/count-instances';

/** What the operator says, or what this site's share of the cores leaves beside itself. */
export function countRenderers(): number {
  return getEnv().RENDERERS ?? Math.max(0, Math.floor(availableParallelism() / countInstances()) - 1);
}
