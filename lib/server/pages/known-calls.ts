// Which answers of the provider a page is made of: learned while it renders, and asked for before it renders again, so that it need not wait (PRF-9).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getAnswer } from '@/lib/server/cache/answer-cache';
import { toQuestion } from '@/lib/server/cache/question';
import type { GateContext } from '@/lib/server/gate/context';
import { toSharedVisitor, toVisitor } from '@/lib/server/gate/visitor';
import { PAGE_LIMIT_MS } from '@/lib/server/load/time-budget';
import type { PageCall } from '@/lib/server/pages/page-notes';
import { getSingle } from '@/lib/server/single';

const MAX_PLACES = 2_000;
const MAX_CALLS = 16;

const getKnown = () =>
  getSingle('page-calls', () => new LRUCache<string, readonly PageCall[]>({ max: MAX_PLACES }));

type Query = PageCall['query'];

const nameOf = ({ row, query }: PageCall): string => JSON.stringify([row.name, query]);

// A page asks the same of every merchant, but not in every language.
const placeOf = (context: GateContext, path: string): string => `${toVisitor(context).language} ${path}`;

// What a question says of its merchant stands open in what is learned; no host and no code holds a space.
const ownOf = ({ merchant, peer }: GateContext) =>
  [
    [peer.hostName, 'own host'],
    [merchant?.code, 'own code'],
  ] as const;

function swap(query: Query, pairs: readonly (readonly [string | undefined, string | undefined])[]): Query {
  const values = new Map(pairs);
  const entries = Object.entries(query).map(([name, value]) => [name, values.get(value) ?? value]);
  return Object.fromEntries(entries);
}

/** Keeps what the page at a path asked for, for the next time that it is rendered, whoever's it is then. */
export function learnCalls(context: GateContext, path: string, calls: readonly PageCall[]): void {
  const open = calls.map(({ row, query }) => ({ row, query: swap(query, ownOf(context)) }));
  const byName = new Map(open.map((call) => [nameOf(call), call]));
  getKnown().set(placeOf(context, path), [...byName.values()].slice(0, MAX_CALLS));
}

/**
 * Has the answers ready that the page at a path asked for last time: those that are fresh cost nothing, the others are asked for side by side, and
 * waited for as long as the page's budget says.
 * Only the finite questions that pages ask by themselves; a fault is the page's to meet. Never throws.
 */
export async function warmCalls(context: GateContext, path: string, budget = context.budget): Promise<void> {
  const { merchant } = context;
  if (!merchant) return;
  const visitor = toSharedVisitor(context);
  const own = ownOf(context).map(([value, open]) => [open, value] as const);
  const calls = (getKnown().get(placeOf(context, path)) ?? []).map(({ row, query }) => ({
    ...{ merchant, visitor, row, timeoutMs: PAGE_LIMIT_MS },
    query: new URLSearchParams(swap(query, own)),
  }));
  const asked = calls.filter((call) => toQuestion(call)?.isOwn);
  await Promise.all(asked.map((call) => getAnswer(call, budget)));
}
