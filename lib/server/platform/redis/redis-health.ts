// Whether Redis serves: told once when it goes and once when it is back, counted, and shown by /readyz.
import 'server-only';
import type { Redis } from 'ioredis';
import { getLog } from '@/lib/server/platform/log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { TIMED_OUT } from '@/lib/server/platform/redis/after-reading';

/** `connection`: not reached or lost; `timeout`: no answer in time; `refused`: answered with an error; `value`: holds what no schema takes. */
type RedisFault = 'connection' | 'timeout' | 'refused' | 'value';

const VALUE_ERRORS = new Set(['SyntaxError', 'ZodError']);
const STEADY_MS = 2_000;
const LOOK_EVERY_MS = 500;

type Health = { isDown: boolean; lastFaultMs: number; client?: Redis };

function getHealth(): Health {
  return getProcessSingleton<Health>('redis-health', () => ({ isDown: false, lastFaultMs: 0 }));
}

/** Whether an error says that what Redis holds has no form of ours (SEC-48). */
export function isBadValue(error: Error): boolean {
  return VALUE_ERRORS.has(error.name);
}

function kindOf(error: Error): RedisFault {
  if (error.message === TIMED_OUT) return 'timeout';
  if (isBadValue(error)) return 'value';
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

/**
 * Notes what went wrong; the first fault is logged, those after it only counted until Redis has been well for 2 s.
 * A bad value, and an answer that is late, are counted alone: a busy moment of this process looks the same, and a silence that lasts closes the connection.
 */
export function noteRedisFault(error: Error): RedisFault {
  const health = getHealth();
  const fault = kindOf(error);
  getMetrics()?.redisFaults.inc({ fault });
  if (fault === 'value' || fault === 'timeout') return fault;
  health.lastFaultMs = performance.now();
  if (health.isDown) return fault;
  health.isDown = true;
  getMetrics()?.redisDown.set(1);
  // The server's own words, up to a line: they hold no password.
  getLog().warn({ fault, error: error.message.slice(0, 200) }, 'redis is gone, each instance is on its own');
  lookForReturn();
  return fault;
}

/** Hears a client's connection, so that no error of it is without a listener. */
export function watchRedis(client: Redis): void {
  getHealth().client = client;
  client.on('error', noteRedisFault);
  client.on('close', () => noteRedisFault(new Error('connection closed')));
}

/** Whether Redis is configured and does not serve as it should. */
export function isRedisDown(): boolean {
  return getHealth().isDown;
}
