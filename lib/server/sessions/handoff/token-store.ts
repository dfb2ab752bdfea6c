// Stores handoff tokens for a single use: in Redis, or in this instance's memory.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { withRedis } from '@/lib/server/platform/redis/with-redis';

export const HANDOFF_TOKEN_SECONDS = 60;

const TOKEN_BYTES = 32;
const MAX_TOKENS = 10_000;
/** The letter names the store: after a write with a lost response, no second copy can be redeemed. */
const FORM = /^[rm][\w-]{43}$/;

type Seal = (token: string) => string;

const getStoredTokens = (): LRUCache<string, string> =>
  getProcessSingleton(
    'move-tickets',
    () => new LRUCache({ max: MAX_TOKENS, ttl: HANDOFF_TOKEN_SECONDS * 1000 }),
  );

const make = (place: 'r' | 'm'): string => place + randomBytes(TOKEN_BYTES).toString('base64url');

const keyOf = (merchant: string, token: string): string =>
  toSharedKey({ kind: 'ticket', merchant, parts: [token] });

async function keepInRedis(merchant: string, seal: Seal): Promise<string | undefined> {
  const token = make('r');
  const isStored = await withRedis(
    (redis) => redis.set(keyOf(merchant, token), seal(token), 'EX', HANDOFF_TOKEN_SECONDS, 'NX'),
    () => null,
  );
  return isStored === 'OK' ? token : undefined;
}

/** Stores a value for 60 s and returns its token. While Redis is down, only this instance can redeem it. */
export async function storeHandoffToken(merchant: string, seal: Seal): Promise<string> {
  const shared = getRedis() ? await keepInRedis(merchant, seal) : undefined;
  if (shared !== undefined) return shared;
  const token = make('m');
  getStoredTokens().set(keyOf(merchant, token), seal(token));
  return token;
}

/** Takes a token's value atomically: one of two callers gets it. Undefined if unknown, or Redis does not answer within 50 ms. */
export async function takeHandoffToken(merchant: string, token: string): Promise<string | undefined> {
  if (!FORM.test(token)) return undefined;
  const key = keyOf(merchant, token);
  if (token.startsWith('r')) {
    const stored = await withRedis(
      (redis) => redis.getdel(key),
      () => null,
    );
    return stored ?? undefined;
  }
  const stored = getStoredTokens().get(key);
  getStoredTokens().delete(key);
  return stored;
}
