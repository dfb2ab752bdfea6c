// Names of the worker's caches: by merchant and build, so that neither two merchants nor two builds ever meet in one.
import type { WorkerQuery } from '@/lib/shared/worker/worker-query';

/** What is kept apart: the build's files, pages, their data, what stands in for a missing page, pictures. */
export type CacheNames = {
  readonly precache: string;
  readonly files: string;
  readonly pages: string;
  readonly data: string;
  readonly shell: string;
  readonly pictures: string;
};

const PREFIX = 'mc';
const PAGE_KINDS = [':pages', ':data'];

/** The names of one worker. Their parts are joined by a sign that none of them can hold. */
export function toCacheNames({ env, merchant }: WorkerQuery, build: string): CacheNames {
  const nameOf = (kind: keyof CacheNames) => [PREFIX, merchant, env, build, kind].join(':');
  return {
    precache: nameOf('precache'),
    files: nameOf('files'),
    pages: nameOf('pages'),
    data: nameOf('data'),
    shell: nameOf('shell'),
    pictures: nameOf('pictures'),
  };
}

/** Whether a cache, of any worker, holds visited pages: those go with a session. */
export function isPageCache(name: string): boolean {
  return name.startsWith(`${PREFIX}:`) && PAGE_KINDS.some((kind) => name.endsWith(kind));
}
