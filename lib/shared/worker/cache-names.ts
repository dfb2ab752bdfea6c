// Names of the worker's caches: those for files and pages are separate by merchant and build.
import type { WorkerQuery } from '@/lib/shared/worker/worker-query';

export type CacheNames = {
  readonly precache: string;
  readonly files: string;
  readonly pages: string;
  readonly data: string;
  readonly shell: string;
  readonly pictures: string;
};

/** Inbox of push messages; deleted with the session, by no clean-up. */
export const INBOX_CACHE = 'mc-inbox';

/** Shares a break with the worker, which cannot read cookies; no clean-up deletes it. */
export const BREAK_CACHE = 'mc-break';

/** Its only entry: the end in epoch seconds, as in the cookie. */
export const BREAK_ENTRY = '/m/break';

const PREFIX = 'mc';
const PAGE_KINDS = [':pages', ':data'];

/** Builds the names of one worker. */
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

/** Returns whether a cache of any worker holds visited pages, which are deleted with the session. */
export function isPageCache(name: string): boolean {
  return name.startsWith(`${PREFIX}:`) && PAGE_KINDS.some((kind) => name.endsWith(kind));
}
