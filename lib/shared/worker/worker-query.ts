// What the worker is told by the query of its own address.

/** Which site the worker is for: words for names of caches, and for nothing else. */
export type WorkerQuery = { readonly env: string; readonly merchant: string };

const WORD = /^[a-z0-9_-]{1,32}$/;
const NEUTRAL: WorkerQuery = { env: 'production', merchant: 'site' };

/** Reads the query, e.g. `?env=production&merchant=<code>`; a value that is no plain word is as good as none. */
export function parseWorkerQuery(search: string): WorkerQuery {
  const query = new URLSearchParams(search);
  const read = (name: keyof WorkerQuery): string => {
    const value = query.get(name) ?? '';
    return WORD.test(value) ? value : NEUTRAL[name];
  };
  return { env: read('env'), merchant: read('merchant') };
}
