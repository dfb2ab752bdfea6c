// Where tickets lie until they are taken, once: in Redis where instances share one, else in this instance's memory.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { withRedis } from '@/lib/server/platform/redis/with-redis';

/** A ticket is good for so long. */
export const TICKET_SECONDS = 60;

const TICKET_BYTES = 32;
const MAX_KEPT = 10_000;
/** The letter says where it lies, so that a write whose answer was lost never leaves a second copy that opens. */
const FORM = /^[rm][\w-]{43}$/;

/** Makes what is kept of a ticket; the ticket itself is kept nowhere. */
type Seal = (ticket: string) => string;

const getKept = (): LRUCache<string, string> =>
  getProcessSingleton('move-tickets', () => new LRUCache({ max: MAX_KEPT, ttl: TICKET_SECONDS * 1000 }));

const make = (place: 'r' | 'm'): string => place + randomBytes(TICKET_BYTES).toString('base64url');

const keyOf = (merchant: string, ticket: string): string =>
  toSharedKey({ kind: 'ticket', merchant, parts: [ticket] });

async function keepInRedis(merchant: string, seal: Seal): Promise<string | undefined> {
  const ticket = make('r');
  const kept = await withRedis(
    (redis) => redis.set(keyOf(merchant, ticket), seal(ticket), 'EX', TICKET_SECONDS, 'NX'),
    () => null,
  );
  return kept === 'OK' ? ticket : undefined;
}

/** Keeps something for 60 s; its ticket. While Redis is away it lies in this instance alone, and opens nothing at another one. */
export async function storeTicket(merchant: string, seal: Seal): Promise<string> {
  const shared = getRedis() ? await keepInRedis(merchant, seal) : undefined;
  if (shared !== undefined) return shared;
  const ticket = make('m');
  getKept().set(keyOf(merchant, ticket), seal(ticket));
  return ticket;
}

/**
 * Takes what was kept under a merchant's ticket, in one step with its end: of two who come at once, one gets it. Undefined for a ticket that was
 * used, is over 60 s old, another merchant's, or none; and where Redis does not answer within 50 ms.
 */
export async function takeTicket(merchant: string, ticket: string): Promise<string | undefined> {
  if (!FORM.test(ticket)) return undefined;
  const key = keyOf(merchant, ticket);
  if (ticket.startsWith('r')) {
    const found = await withRedis(
      (redis) => redis.getdel(key),
      () => null,
    );
    return found ?? undefined;
  }
  const found = getKept().get(key);
  getKept().delete(key);
  return found;
}
