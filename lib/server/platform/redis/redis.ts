// The one connection to what instances share. No request waits for it longer than 50 ms.
import 'server-only';
import { randomInt } from 'node:crypto';
import { type Command, Redis, type RedisOptions } from 'ioredis';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { afterReading, TIMED_OUT } from '@/lib/server/platform/redis/after-reading';
import { noteRedisFault, watchRedis } from '@/lib/server/platform/redis/redis-health';

/** The longest that a request waits for Redis, in ms; a Redis that is slower than this counts as gone. */
export const REDIS_WAIT_MS = 50;
const CONNECT_TIMEOUT_MS = 1_000;
const RETRY_MS = { first: 100, longest: 1_000 };
/** So many times of silence in a row close the connection; those of one moment count as one. */
const SILENCES_TO_CLOSE = 3;

/** How long to wait before a try to connect, in ms: doubled each time up to 1 s, give or take a half. */
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
  // A replica that was the primary: the name may lead to the new one by now.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
};

/**
 * The library's client, which closes a connection that went silent: while it is closed every command fails at once, and the
 * library opens it again only when Redis answers a question of its own within 50 ms. So a Redis that hangs costs no request more.
 */
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
    // Instead of the library's own limit, which would blame Redis for a busy moment of this process.
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
    const kind = noteRedisFault(error);
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
  watchRedis(redis);
  return redis;
}

/** The client, connected or reconnecting; undefined without REDIS_URL. Its commands fail within 50 ms: use `withRedis` where a request waits. */
export function getRedis(): Redis | undefined {
  const { REDIS_URL } = getEnv();
  return REDIS_URL === undefined ? undefined : getProcessSingleton('redis', () => connect(REDIS_URL));
}

/** A connection of its own to the same Redis, for what listens: it may wait longer, since no request waits for it. */
export function openListener(timeoutMs: number): Redis | undefined {
  const { REDIS_URL } = getEnv();
  return REDIS_URL === undefined ? undefined : new WatchedRedis(REDIS_URL, timeoutMs);
}
