// The sessions that are refused although their seals open: signed out here or on any other instance (SEC-52, FLT-25).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { SEAL_SECONDS, type Session } from '@/lib/server/session/session';
import { publish, subscribe } from '@/lib/server/shared-state/channel';
import { getRedis } from '@/lib/server/shared-state/redis';
import { toSharedKey } from '@/lib/server/shared-state/shared-key';
import { withRedis } from '@/lib/server/shared-state/with-redis';
import { getSingle } from '@/lib/server/single';

/** A session as the list knows it. */
type Named = Pick<Session, 'merchant' | 'sid'>;

const KEPT = { signedOut: 100_000, asked: 10_000, owed: 10_000 };
/** How long Redis' no holds: news that was lost is missed for so long at most. */
const ASKED_MS = 60_000;
const OWED_EVERY_MS = 1_000;
const OWED_AT_ONCE = 200;
/** How long a session stays on the list: as long as a seal of it may live, and an hour for clocks that differ. */
const KEPT_SECONDS = SEAL_SECONDS + 3600;

type List = {
  readonly signedOut: LRUCache<string, true>;
  /** Sessions that Redis did not know as signed out within the last minute. */
  readonly asked: LRUCache<string, true>;
  /** Sign-outs that Redis has not taken yet. */
  readonly owed: LRUCache<string, Named>;
};

const nameOf = ({ merchant, sid }: Named): string => `${merchant} ${sid}`;

const keyOf = ({ merchant, sid }: Named): string =>
  toSharedKey({ kind: 'signed-out', merchant, parts: [sid] });

// Written before it is told, so that whoever misses the news finds it by asking.
async function payOwed({ owed }: List): Promise<void> {
  const sessions = [...owed.values()].slice(0, OWED_AT_ONCE);
  if (sessions.length === 0) return;
  const write = (session: Named): string[] => ['set', keyOf(session), '1', 'ex', String(KEPT_SECONDS)];
  const results = await withRedis(
    (redis) => redis.pipeline(sessions.map(write)).exec(),
    () => null,
  );
  for (const [index, session] of sessions.entries()) {
    if (results?.[index]?.[0] !== null) continue;
    owed.delete(nameOf(session));
    publish('signed-out', session);
  }
}

function makeList(): List {
  const ttl = KEPT_SECONDS * 1000;
  const list: List = {
    signedOut: new LRUCache({ max: KEPT.signedOut, ttl }),
    asked: new LRUCache({ max: KEPT.asked, ttl: ASKED_MS }),
    owed: new LRUCache({ max: KEPT.owed, ttl }),
  };
  if (!getRedis()) return list;
  subscribe('signed-out', {
    onNews: (session) => list.signedOut.set(nameOf(session), true),
    onGap: () => list.asked.clear(),
  });
  setInterval(() => void payOwed(list), OWED_EVERY_MS).unref();
  return list;
}

const getList = () => getSingle('signed-out', makeList);

/** Refuses a session from now on: here at once, on every other instance as soon as Redis has told it. */
export function signOut({ merchant, sid }: Named): void {
  const list = getList();
  const session = { merchant, sid };
  list.signedOut.set(nameOf(session), true);
  if (!getRedis()) return;
  list.owed.set(nameOf(session), session);
  void payOwed(list);
}

/**
 * Whether a session is signed out. Redis is asked once a minute and session, as a restarted instance must; in between its news suffices.
 * While Redis is away, this instance knows its own sign-outs and those that it was told of.
 */
export async function isSignedOut(session: Named): Promise<boolean> {
  const { signedOut, asked } = getList();
  const name = nameOf(session);
  if (signedOut.has(name)) return true;
  if (asked.has(name) || !getRedis()) return false;
  const found = await withRedis(
    (redis) => redis.exists(keyOf(session)),
    () => undefined,
  );
  if (found === 0) asked.set(name, true);
  if (found === 1) signedOut.set(name, true);
  return signedOut.has(name);
}
