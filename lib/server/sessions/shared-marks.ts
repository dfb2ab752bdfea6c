// Revocation marks that instances share, for sessions and keys that are rejected although their seal opens.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { publish, subscribe } from '@/lib/server/platform/redis/channel';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { withRedis } from '@/lib/server/platform/redis/with-redis';
import { REMEMBERED_SECONDS } from '@/lib/server/sessions/remembered-seal';

/** `sid`: letters, digits, `-` and `_`, at most 64. */
export type Marked = { readonly merchant: string; readonly sid: string };
/** A mark with `grows` is replaced by a later one; others stay as first set. */
export type Mark = Marked & { readonly mark: string; readonly seconds: number; readonly grows?: boolean };

/** The default mark, which messages leave out. */
export const PLAIN_MARK = '1';

const MARK_FORM = /^[rt]\d{15}$/;
const MAX_ENTRIES = { marks: 100_000, absent: 30_000, pending: 10_000 };
/** How long "no mark" from Redis is cached: the longest delay after a lost message. */
const ABSENT_MS = 60_000;
const WRITE_EVERY_MS = 1_000;
const WRITE_BATCH = 200;
/** Longer than any mark counts; clocks may differ by an hour. */
const MAX_MS = (REMEMBERED_SECONDS + 3600) * 1000;

type List = {
  readonly marks: LRUCache<string, string>;
  /** What Redis did not have within the last minute. */
  readonly absent: LRUCache<string, true>;
  /** Marks that are not in Redis yet. */
  readonly pending: LRUCache<string, Mark>;
};

const nameOf = ({ merchant, sid }: Marked): string => `${merchant} ${sid}`;

const keyOf = ({ merchant, sid }: Marked): string =>
  toSharedKey({ kind: 'signed-out', merchant, parts: [sid] });

const toWrite = (one: Mark): string[] => {
  const write = ['set', keyOf(one), one.mark, 'ex', String(one.seconds)];
  return one.grows ? write : [...write, 'nx'];
};

// Written before it is published, so that an instance that misses the message finds it in Redis.
async function writePending({ pending }: List): Promise<void> {
  const marks = [...pending.values()].slice(0, WRITE_BATCH);
  if (marks.length === 0) return;
  const results = await withRedis(
    (redis) => redis.pipeline(marks.map(toWrite)).exec(),
    () => null,
  );
  for (const [index, one] of marks.entries()) {
    if (results?.[index]?.[0] !== null) continue;
    const { merchant, sid, mark } = one;
    if (pending.get(nameOf(one)) === one) pending.delete(nameOf(one));
    publish('signed-out', { merchant, sid, ...(mark === PLAIN_MARK ? {} : { mark }) });
  }
}

function makeList(): List {
  const list: List = {
    marks: new LRUCache({ max: MAX_ENTRIES.marks, ttl: MAX_MS }),
    absent: new LRUCache({ max: MAX_ENTRIES.absent, ttl: ABSENT_MS }),
    pending: new LRUCache({ max: MAX_ENTRIES.pending, ttl: MAX_MS }),
  };
  if (!getRedis()) return list;
  subscribe('signed-out', {
    onNews: ({ mark = PLAIN_MARK, ...named }) => keep(list, named, mark),
    onGap: () => list.absent.clear(),
  });
  setInterval(() => void writePending(list), WRITE_EVERY_MS).unref();
  return list;
}

const getList = () => getProcessSingleton('signed-out', makeList);

// Growing marks are numbers of one length behind a letter, so that the later one compares greater.
function keep({ marks }: List, named: Marked, mark: string): void {
  const name = nameOf(named);
  const known = marks.get(name);
  if (known === undefined || (known[0] === mark[0] && known < mark)) marks.set(name, mark);
}

/** Sets a mark: here at once, on other instances by a message. */
export function setMark(one: Mark): void {
  const list = getList();
  keep(list, one, one.mark);
  if (!getRedis()) return;
  list.pending.set(nameOf(one), one);
  void writePending(list);
}

// An invalid value revokes all the same, but is not stored (SEC-48).
const toKnownMark = (text: unknown): string =>
  typeof text === 'string' && MARK_FORM.test(text) ? text : PLAIN_MARK;

async function readMarks({ marks, absent }: List, unknown: readonly Marked[]): Promise<void> {
  const results = await withRedis(
    (redis) => redis.pipeline(unknown.map((named) => ['get', keyOf(named)])).exec(),
    () => null,
  );
  for (const [index, named] of unknown.entries()) {
    const [error, text] = results?.[index] ?? [new Error('no answer'), null];
    const isOdd = error?.message.startsWith('WRONGTYPE') === true;
    if (typeof text === 'string' || isOdd) marks.set(nameOf(named), toKnownMark(text));
    else if (error === null) absent.set(nameOf(named), true);
  }
}

/** Returns the marks of ids, in order. Redis is read once per minute and id; messages cover the time between. */
export async function getMarks(
  merchant: string,
  ids: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const list = getList();
  const all = ids.map((sid) => ({ merchant, sid }));
  const unknown = all.filter((named) => !list.marks.has(nameOf(named)) && !list.absent.has(nameOf(named)));
  if (unknown.length > 0 && getRedis()) await readMarks(list, unknown);
  return all.map((named) => list.marks.get(nameOf(named)));
}
