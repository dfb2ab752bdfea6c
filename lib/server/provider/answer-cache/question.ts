// A call whose answer may be reused, as the cache knows it: what is asked, under which key, and whether visitors can make it up (SEC-14, SEC-47).
import 'server-only';
import { createHash } from 'node:crypto';
import { QUERY_NAMES } from '@/lib/server/provider/answer-cache/query-names';
import type { ProviderCall } from '@/lib/server/provider/provider-call';

const MAX_KEY_CHARS = 512;

/** One question; `call` holds nothing of the visitor that asked first but what the provider is told of him. */
export type Question = {
  readonly key: string;
  readonly call: ProviderCall;
  readonly freshMs: number;
  /** One of the finite questions that pages ask. Others can be made up without end: they stay in a small store of their own. */
  readonly isOwn: boolean;
};

function toQuery({ row, query }: ProviderCall): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of Object.keys(QUERY_NAMES[row.name] ?? {}).sort()) {
    const value = query?.get(name);
    if (value !== null && value !== undefined) kept.set(name, value);
  }
  return kept;
}

/**
 * The key of an answer: merchant, call, language, sorted query and the provider's place, each part delimited so that none can reach into
 * another (SEC-14, SEC-46). At most 512 characters, however long the query. No token: public rows alone are reused.
 */
function toKey({ merchant, row, visitor }: ProviderCall, query: URLSearchParams): string {
  const { origin, paths } = merchant.backend;
  const place = [origin, paths[row.name] ?? ''];
  const key = JSON.stringify([merchant.code, row.name, visitor.language, [...query], place]);
  if (key.length <= MAX_KEY_CHARS) return key;
  return JSON.stringify([merchant.code, row.name, createHash('sha256').update(key).digest('base64url')]);
}

/** The question behind a call; undefined for calls whose answers are never reused: those of members, and those without cacheSeconds. */
export function toQuestion(given: ProviderCall): Question | undefined {
  const { signal: _ofOne, token: _ofOneToo, ...call } = given;
  const names = QUERY_NAMES[call.row.name];
  if (!call.row.cacheSeconds || call.row.auth !== 'public' || !names) return undefined;
  const query = toQuery(call);
  return {
    key: toKey(call, query),
    call: { ...call, query },
    freshMs: call.row.cacheSeconds * 1000,
    isOwn: [...query].every(([name, value]) => names[name]?.(value, call.merchant)),
  };
}
