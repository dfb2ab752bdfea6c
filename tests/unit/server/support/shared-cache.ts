// Instances that share a real Redis, for tests of its content: memory can be cleared, and entries written as by another instance.
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { toQuestion } from '@/lib/server/provider/answer-cache/cache-question';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { aMerchant, aVisitor } from './facts';
import { ok, type Provider, startProvider } from './recording-provider';
import { forget, setEnv } from './test-site';

export const CONFIG = 'GET /wps/system/config';
export const GOOD = { branding: { favicon: 'https://c.example/f.png' } };
export const NEW = { branding: { favicon: 'https://c.example/new.png' } };

/** Later starts have empty memory and the same Redis. */
export const onAnotherInstance = (): void =>
  forget('answers', 'other-answers', 'answer-flights', 'answer-drops');

/** The key in Redis of a call's answer; with `lock` before it that of the right to fetch it. */
export const keyOf = (call: ProviderCall, ...before: string[]): string =>
  toSharedKey({
    kind: 'answer',
    merchant: call.merchant.code,
    parts: [...before, toQuestion(call)?.key ?? ''],
  });

/** Starts Redis and provider for a file's tests; each test begins with both empty, the provider giving GOOD as configuration. */
export function startSharedCache() {
  const parts = {} as { provider: Provider; server: RedisServer; redis: Redis };
  beforeAll(async () => {
    parts.server = await startRedis();
    setEnv({ METRICS_TOKEN: 'figures', REDIS_URL: `redis://127.0.0.1:${parts.server.port}` });
    parts.provider = await startProvider();
    parts.redis = new Redis(parts.server.port);
    while (getRedis()?.status !== 'ready') await wait(10);
  });
  beforeEach(async () => {
    parts.provider.reset();
    await parts.redis.flushall();
    onAnotherInstance();
    forget('figures');
    parts.provider.answers[CONFIG] = ok(GOOD);
  });
  afterAll(async () => {
    parts.redis.disconnect();
    getRedis()?.disconnect();
    getProcessSingleton<{ client?: Redis }>('channel', () => ({})).client?.disconnect();
    await parts.provider.close();
    await parts.server.kill();
  });
  const callOf = (row: ProviderCall['row'] = siteConfig, code = 'one', query = ''): ProviderCall => ({
    merchant: aMerchant(parts.provider.origin, {}, code),
    row,
    visitor: aVisitor(),
    query: new URLSearchParams(query),
  });
  const write = async (call: ProviderCall, more: Record<string, unknown> = {}): Promise<void> => {
    const text = JSON.stringify({ success: true, value: NEW });
    const written = { key: toQuestion(call)?.key, storedAtMs: Date.now() - 1, traceId: 'abc', text, ...more };
    await parts.redis.set(keyOf(call), JSON.stringify(written));
  };
  return { parts, callOf, write };
}
