// What instances tell each other at once, over a connection of its own (SEC-48). Who must not miss it asks Redis as well.
import 'server-only';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { openListener } from '@/lib/server/platform/redis/redis';
import { noteRedisFault } from '@/lib/server/platform/redis/redis-health';
import { toChannelName } from '@/lib/server/platform/redis/shared-key';
import { withRedis } from '@/lib/server/platform/redis/with-redis';

const code = z.string().regex(/^[a-z0-9_-]{1,32}$/);

/** The kinds of news, each with its form. */
const NEWS = {
  /** A session has ended, by the player's word or the provider's; or `mark` says what else is refused under the id. */
  'signed-out': z.strictObject({
    merchant: code,
    sid: z.string().regex(/^[\w-]{1,64}$/),
    mark: z
      .string()
      .regex(/^[rt]\d{15}$/)
      .optional(),
  }),
  /** The provider answers a public question of a merchant otherwise than before; by which instance this was seen. */
  'answer-changed': z.strictObject({
    by: z.uuid(),
    merchant: code,
    call: z.string().regex(/^\w{1,64}$/),
    key: z.string().max(512),
    storedAtMs: z.number().int().positive(),
  }),
};

type NewsKind = keyof typeof NEWS;
/** What is told with a kind of news. */
export type News<Kind extends NewsKind> = z.infer<(typeof NEWS)[Kind]>;

/** Who hears a kind of news; `onGap` runs after each time that news may have been missed, at the start too. */
export type NewsListener<Kind extends NewsKind> = {
  readonly onNews: (news: News<Kind>) => void;
  readonly onGap: () => void;
};

const MAX_LENGTH = 4_096;
const LISTENER_TIMEOUT_MS = 1_000;
const HEARTBEAT_MS = 2_000;

type Heard = { readonly onText: (text: string) => void; readonly onGap: () => void };
type Channel = { readonly listeners: Map<string, Heard>; readonly client: Redis | undefined };

// A text that has not the form of its kind is counted and changes nothing (SEC-48).
function toHeard<Kind extends NewsKind>(kind: Kind, { onNews, onGap }: NewsListener<Kind>): Heard {
  const onText = (text: string): void => {
    if (text.length > MAX_LENGTH) return;
    try {
      onNews(NEWS[kind].parse(JSON.parse(text)) as News<Kind>);
    } catch (error) {
      noteRedisFault(error as Error);
    }
  };
  return { onText, onGap };
}

async function listen(client: Redis, listeners: Channel['listeners']): Promise<void> {
  try {
    await client.subscribe(...Object.keys(NEWS).map(toChannelName));
    for (const { onGap } of listeners.values()) onGap();
  } catch (error) {
    noteRedisFault(error as Error);
    client.disconnect(true);
  }
}

// A connection that died without a word is found by asking: else its news would be missing for as long as TCP waits.
function beat(client: Redis): void {
  if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
}

function openChannel(): Channel {
  const client = openListener(LISTENER_TIMEOUT_MS);
  const listeners: Channel['listeners'] = new Map();
  client?.on('error', noteRedisFault);
  client?.on('ready', () => void listen(client, listeners));
  client?.on('message', (name: string, text: string) => listeners.get(name)?.onText(text));
  if (client) setInterval(() => beat(client), HEARTBEAT_MS).unref();
  return { listeners, client };
}

/** Hears a kind of news from now on; one listener a kind and process. Without REDIS_URL there is never any. */
export function subscribe<Kind extends NewsKind>(kind: Kind, listener: NewsListener<Kind>): void {
  const { listeners } = getProcessSingleton('channel', openChannel);
  listeners.set(toChannelName(kind), toHeard(kind, listener));
}

/** Tells all instances, this one too, without waiting; lost where Redis is away. */
export function publish<Kind extends NewsKind>(kind: Kind, news: News<Kind>): void {
  void withRedis(
    (redis) => redis.publish(toChannelName(kind), JSON.stringify(news)),
    () => 0,
  );
}
