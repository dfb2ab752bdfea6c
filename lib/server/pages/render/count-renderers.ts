// How many processes render pages (RENDERERS).
import 'server-only';
import { availableParallelism } from 'node:os';
import { countInstances } from '@/lib/server/platform/count-instances';
import { getEnv } from '@/lib/server/platform/env';

/** Returns the operator's setting, or what this site's share of the cores leaves. */
export function countRenderers(): number {
  return getEnv().RENDERERS ?? Math.max(0, Math.floor(availableParallelism() / countInstances()) - 1);
}
