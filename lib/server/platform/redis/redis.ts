// The connection to Redis (REDIS_URL). No request waits for it longer than 50 ms.
import 'server-only';
import { randomInt } from 'node:crypto';
import { type Command, Redis, type RedisOptions } from 'ioredis';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { afterReading, TIMED_OUT } from '@/lib/server/platform/redis/after-reading';
import { recordRedisFault, trackRedisHealth } from '@/lib/server/platform/redis/redis-health';
import { findTraceparent, startSpan } from '@/lib/server/platform/tracing/tracing';

export const REDIS_WAIT_MS = 50;
const CONNECT_TIMEOUT_MS = 1_000;
const RETRY_MS = { first: 100, longest: 1_000 };
/** Timeouts in a row that close the connection; those of one moment count once. */
const SILENCES_TO_CLOSE = 3;

/** Returns the delay before a connection attempt in ms: doubled up to 1 s, ±50 %. */
export function toRetryDelay(tries: number): number {
  const full = Math.min(RETRY_MS.first * 2 ** (tries - 1), RETRY_MS.longest);
  return full / 2 + randomInt(full);
}

const OPTIONS: RedisOptions = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  disconnectTimeout: REDIS_WAIT_MS,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  keepAlive: 10_000,
  disableClientInfo: true,
  retryStrategy: toRetryDelay,
  // After a failover the name may already lead to the new primary.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
};

/** Starts a span that ends with the command; without keys and values. Commands outside a request have none. */
function traceCommand({ name, promise }: Pick<Command, 'name' | 'promise'>): void {
  if (findTraceparent() === undefined) return;
  const facts = { 'db.system.name': 'redis', 'db.operation.name': name };
  const span = startSpan({ name: `redis ${name}`, kind: 'client', facts });
  const fail = (error: Error): void => {
    span?.fail(error.name);
    span?.end();
  };
  promise.then(() => span?.end(), fail);
}

/** Closes a silent connection, so that commands fail at once; the library reconnects when Redis answers within 50 ms. */
class WatchedRedis extends Redis {
  private silences = 0;
  private lastSilenceMs = 0;

  constructor(
    url: string,
    private readonly waitMs: number,
  ) {
    super(url, OPTIONS);
  }

  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    const sent = super.sendCommand(command, stream);
    traceCommand(command);
    // Replaces the library's limit, which would blame Redis for a busy moment of this process.
    const limit = afterReading(this.waitMs, () => command.reject(new Error(TIMED_OUT)));
    command.promise.then(
      () => {
        clearTimeout(limit);
        this.silences = 0;
      },
      (error) => {
        clearTimeout(limit);
        this.noteFailure(error);
      },
    );
    return sent;
  }

  private noteFailure(error: Error): void {
    const kind = recordRedisFault(error);
    const now = performance.now();
    if (kind !== 'timeout' || this.status !== 'ready' || now - this.lastSilenceMs < REDIS_WAIT_MS / 2) return;
    this.lastSilenceMs = now;
    this.silences += 1;
    if (this.silences < SILENCES_TO_CLOSE) return;
    this.silences = 0;
    this.disconnect(true);
  }
}

function connect(url: string): Redis {
  const redis = new WatchedRedis(url, REDIS_WAIT_MS);
  trackRedisHealth(redis);
  return redis;
}

/** Returns the client; undefined without REDIS_URL. Its commands fail after 50 ms: requests use `withRedis`. */
export function getRedis(): Redis | undefined {
  const { REDIS_URL } = getEnv();
  return REDIS_URL === undefined ? undefined : getProcessSingleton('redis', () => connect(REDIS_URL));
}

/** Opens a separate connection for a subscriber; it may wait longer, since no request depends on it. */
export function openListener(timeoutMs: number): Redis | undefined {
  const { REDIS_URL } = getEnv();
  return REDIS_URL === undefined ? undefined : new WatchedRedis(REDIS_URL, timeoutMs);
}
