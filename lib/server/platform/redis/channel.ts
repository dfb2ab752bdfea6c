// Messages between instances over Redis pub/sub. Delivery is not guaranteed: critical state is also read from Redis.
import 'server-only';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { openListener } from '@/lib/server/platform/redis/redis';
import { recordRedisFault } from '@/lib/server/platform/redis/redis-health';
import { toChannelName } from '@/lib/server/platform/redis/shared-key';
import { withRedis } from '@/lib/server/platform/redis/with-redis';

const code = z.string().regex(/^[a-z0-9_-]{1,32}$/);

const NEWS = {
  /** A session has ended; with `mark`, another value that is rejected under its id. */
  'signed-out': z.strictObject({
    merchant: code,
    sid: z.string().regex(/^[\w-]{1,64}$/),
    mark: z
      .string()
      .regex(/^[rt]\d{15}$/)
      .optional(),
  }),
  'answer-changed': z.strictObject({
    by: z.uuid(),
    merchant: code,
    call: z.string().regex(/^\w{1,64}$/),
    key: z.string().max(512),
    storedAtMs: z.number().int().positive(),
  }),
};

type NewsKind = keyof typeof NEWS;
export type News<Kind extends NewsKind> = z.infer<(typeof NEWS)[Kind]>;

/** `onGap` runs each time that messages may be missing, also at the start. */
export type ChannelListener<Kind extends NewsKind> = {
  readonly onNews: (news: News<Kind>) => void;
  readonly onGap: () => void;
};

const MAX_LENGTH = 4_096;
const LISTENER_TIMEOUT_MS = 1_000;
const HEARTBEAT_MS = 2_000;

type ChannelHandler = { readonly onText: (text: string) => void; readonly onGap: () => void };
type Channel = { readonly listeners: Map<string, ChannelHandler>; readonly client: Redis | undefined };

// A message without the form of its kind is counted and ignored (SEC-48).
function toHandler<Kind extends NewsKind>(
  kind: Kind,
  { onNews, onGap }: ChannelListener<Kind>,
): ChannelHandler {
  const onText = (text: string): void => {
    if (text.length > MAX_LENGTH) return;
    try {
      onNews(NEWS[kind].parse(JSON.parse(text)) as News<Kind>);
    } catch (error) {
      recordRedisFault(error as Error);
    }
  };
  return { onText, onGap };
}

async function listen(client: Redis, listeners: Channel['listeners']): Promise<void> {
  try {
    await client.subscribe(...Object.keys(NEWS).map(toChannelName));
    for (const { onGap } of listeners.values()) onGap();
  } catch (error) {
    recordRedisFault(error as Error);
    client.disconnect(true);
  }
}

// Finds a dead connection by a ping: TCP alone would take minutes.
function beat(client: Redis): void {
  if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
}

function openChannel(): Channel {
  const client = openListener(LISTENER_TIMEOUT_MS);
  const listeners: Channel['listeners'] = new Map();
  client?.on('error', recordRedisFault);
  client?.on('ready', () => void listen(client, listeners));
  client?.on('message', (name: string, text: string) => listeners.get(name)?.onText(text));
  if (client) setInterval(() => beat(client), HEARTBEAT_MS).unref();
  return { listeners, client };
}

/** Subscribes to a kind of message; one listener per kind and process. Without REDIS_URL none arrives. */
export function subscribe<Kind extends NewsKind>(kind: Kind, listener: ChannelListener<Kind>): void {
  const { listeners } = getProcessSingleton('channel', openChannel);
  listeners.set(toChannelName(kind), toHandler(kind, listener));
}

/** Notifies all instances, including this one, without waiting; lost while Redis is down. */
export function publish<Kind extends NewsKind>(kind: Kind, news: News<Kind>): void {
  void withRedis(
    (redis) => redis.publish(toChannelName(kind), JSON.stringify(news)),
    () => 0,
  );
}
