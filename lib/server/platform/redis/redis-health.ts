// Whether Redis works: logged once when it fails and once when it recovers, counted, and shown by /readyz.
import 'server-only';
import type { Redis } from 'ioredis';
import { getLog } from '@/lib/server/platform/log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { TIMED_OUT } from '@/lib/server/platform/redis/after-reading';

/** `connection`: unreachable; `timeout`: too slow; `refused`: answers with an error; `value`: holds data that no schema accepts. */
type RedisFault = 'connection' | 'timeout' | 'refused' | 'value';

const VALUE_ERRORS = new Set(['SyntaxError', 'ZodError']);
const STEADY_MS = 2_000;
const LOOK_EVERY_MS = 500;

type Health = { isDown: boolean; lastFaultMs: number; client?: Redis };

function getHealth(): Health {
  return getProcessSingleton<Health>('redis-health', () => ({ isDown: false, lastFaultMs: 0 }));
}

/** Returns whether an error means that Redis holds data of an unknown form. */
export function isInvalidValue(error: Error): boolean {
  return VALUE_ERRORS.has(error.name);
}

function kindOf(error: Error): RedisFault {
  if (error.message === TIMED_OUT) return 'timeout';
  if (isInvalidValue(error)) return 'value';
  return error.name === 'ReplyError' ? 'refused' : 'connection';
}

function lookForReturn(): void {
  const timer = setInterval(() => {
    const health = getHealth();
    if (health.client?.status !== 'ready' || performance.now() - health.lastFaultMs < STEADY_MS) return;
    clearInterval(timer);
    health.isDown = false;
    getMetrics()?.redisDown.set(0);
    getLog().info('redis is back');
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Counts a fault and logs the first one. Timeouts only count: a busy moment of this process looks the same. */
export function recordRedisFault(error: Error): RedisFault {
  const health = getHealth();
  const fault = kindOf(error);
  getMetrics()?.redisFaults.inc({ fault });
  if (fault === 'value' || fault === 'timeout') return fault;
  health.lastFaultMs = performance.now();
  if (health.isDown) return fault;
  health.isDown = true;
  getMetrics()?.redisDown.set(1);
  // Redis's own message contains no password.
  getLog().warn({ fault, error: error.message.slice(0, 200) }, 'redis is gone, each instance is on its own');
  lookForReturn();
  return fault;
}

/** Listens to a client's events; an error event without a listener would end the process. */
export function trackRedisHealth(client: Redis): void {
  getHealth().client = client;
  client.on('error', recordRedisFault);
  client.on('close', () => recordRedisFault(new Error('connection closed')));
}

/** Returns whether Redis is configured and does not work. */
export function isRedisDown(): boolean {
  return getHealth().isDown;
}
