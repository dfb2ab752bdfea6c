/** Used in cache names only. */
export type WorkerQuery = { readonly env: string; readonly merchant: string };

const WORD = /^[a-z0-9_-]{1,32}$/;
const NEUTRAL: WorkerQuery = { env: 'production', merchant: 'site' };

/** Parses `?env=production&merchant=<code>`; invalid values count as missing. */
export function parseWorkerQuery(search: string): WorkerQuery {
  const query = new URLSearchParams(search);
  const read = (name: keyof WorkerQuery): string => {
    const value = query.get(name) ?? '';
    return WORD.test(value) ? value : NEUTRAL[name];
  };
  return { env: read('env'), merchant: read('merchant') };
}
