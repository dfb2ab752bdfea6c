// Counts attempts against limits in Redis, or in memory while it is down: no call waits and none is unlimited.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { countByLot } from '@/lib/server/http/limits/lots';
import { countInMemory, takeBackInMemory } from '@/lib/server/http/limits/memory-counts';
import { isOverAll, type LimitName, rateOf } from '@/lib/server/http/limits/rate-of';
import { recordRejection } from '@/lib/server/platform/metrics/record-rejection';
import { countInstances } from '@/lib/server/platform/process/count-instances';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { withRedis } from '@/lib/server/platform/redis/with-redis';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Rate } from '@/lib/server/tenants/schema/limits-schema';

export type LimitOwner = Pick<Merchant, 'code' | 'limits'>;

export type Try = { readonly limit: LimitName; readonly subject: string };

export type LimitRejection = { readonly limit: LimitName; readonly retryAfterSeconds: number };

type Redis = NonNullable<ReturnType<typeof getRedis>>;
type Counted = Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>;
type Place = {
  readonly count: (limit: LimitName, key: string, rate: Rate) => Promise<Counted>;
  readonly toKey: (merchant: LimitOwner, one: Try) => string;
  readonly parts: number;
};
type OverLimit = { readonly untilMs: number; readonly tries: number };

/** Stands for all merchants in keys; no merchant code looks like this. */
const ALL_MERCHANTS = '*';
const MAX_OVER_LIMIT = 20_000;
const MAX_KEY_CHARS = 200;

const counters = new WeakMap<Redis, RateLimiterRedis>();

function counterOf(redis: Redis): RateLimiterRedis {
  const cached = counters.get(redis);
  if (cached) return cached;
  const made = new RateLimiterRedis({ storeClient: redis, keyPrefix: '', points: 1, duration: 1 });
  counters.set(redis, made);
  return made;
}

function inRedis(redis: Redis): Place {
  const counter = counterOf(redis);
  return {
    parts: 1,
    toKey: toKeyInRedis,
    count: (limit, key, rate) =>
      limit === 'get'
        ? countByLot(counter, key, rate)
        : counter.penalty(key, 1, { customDuration: rate.seconds }),
  };
}

const scopeOf = ({ code }: LimitOwner, limit: LimitName): string => (isOverAll(limit) ? ALL_MERCHANTS : code);

function toKeyInRedis(merchant: LimitOwner, { limit, subject }: Try): string {
  return toSharedKey({ kind: 'limit', merchant: scopeOf(merchant, limit), parts: [limit, subject] });
}

// Hashing costs more than counting, so only long subjects are hashed.
function toKeyHere(merchant: LimitOwner, one: Try): string {
  const key = `${scopeOf(merchant, one.limit)} ${one.limit} ${one.subject}`;
  return key.length <= MAX_KEY_CHARS ? key : toKeyInRedis(merchant, one);
}

// Over-limit keys are cached until their window ends, so that a flood of rejected calls costs Redis nothing.
function getOverLimit(): LRUCache<string, OverLimit> {
  return getProcessSingleton('limit-refused', () => new LRUCache<string, OverLimit>({ max: MAX_OVER_LIMIT }));
}

async function judge(merchant: LimitOwner, one: Try, { count, toKey, parts }: Place): Promise<number> {
  const rate = rateOf(merchant, one.limit, parts);
  const { tries } = rate;
  const key = toKey(merchant, one);
  const overLimit = getOverLimit().get(key);
  const leftMs = overLimit?.tries === tries ? overLimit.untilMs - performance.now() : 0;
  if (leftMs > 0) return leftMs;
  const { consumedPoints, msBeforeNext } = await count(one.limit, key, rate);
  if (consumedPoints <= tries) return 0;
  getOverLimit().set(key, { untilMs: performance.now() + msBeforeNext, tries });
  return Math.max(msBeforeNext, 1);
}

async function judgeAll(
  merchant: LimitOwner,
  tries: readonly Try[],
  place: Place,
): Promise<LimitRejection | undefined> {
  for (const one of tries) {
    const forMs = await judge(merchant, one, place);
    // Rounded to ms first: a fraction would add a second.
    if (forMs > 0)
      return { limit: one.limit, retryAfterSeconds: Math.max(Math.ceil(Math.floor(forMs) / 1000), 1) };
  }
  return undefined;
}

/** Counts attempts up to the first limit that rejects. While Redis is down, each instance counts its share. At most 50 ms, never throws. */
export async function countAttempts(
  merchant: LimitOwner,
  tries: readonly Try[],
): Promise<LimitRejection | undefined> {
  const parts = getRedis() === undefined ? 1 : merchant.limits.instances * countInstances();
  const rejection = await withRedis(
    (redis) => judgeAll(merchant, tries, inRedis(redis)),
    () => judgeAll(merchant, tries, { count: countInMemory, toKey: toKeyHere, parts }),
  );
  if (rejection) recordRejection(merchant.code, rejection.limit);
  return rejection;
}

/** Takes back one attempt that was no guess. */
export async function takeBackAttempt(merchant: LimitOwner, one: Try): Promise<void> {
  const { limit } = one;
  const { seconds } = rateOf(merchant, limit, 1);
  const [shared, here] = [toKeyInRedis(merchant, one), toKeyHere(merchant, one)];
  for (const key of [shared, here]) getOverLimit().delete(key);
  await withRedis<unknown>(
    (redis) => counterOf(redis).reward(shared, 1, { customDuration: seconds }),
    () => takeBackInMemory(limit, here, seconds),
  );
}
