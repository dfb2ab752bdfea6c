// Learns which provider answers a page needs, and loads them before the next rendering, so that it need not wait.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { type LoadedAnswers, type PageCall, toLoadedKey } from '@/lib/server/http/render-metadata';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor, toVisitor } from '@/lib/server/http/visitor';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { PAGE_LIMIT_MS } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { toQuestion } from '@/lib/server/provider/answer-cache/cache-question';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

const MAX_PLACES = 2_000;
const MAX_CALLS = 16;

const getKnown = () =>
  getProcessSingleton('page-calls', () => new LRUCache<string, readonly PageCall[]>({ max: MAX_PLACES }));

type Query = PageCall['query'];

// Pages make the same calls for every merchant, but not in every language.
const placeOf = (context: RequestContext, path: string): string => `${toVisitor(context).language} ${path}`;

// The merchant's parts of a query are generalised; no host or code contains a space.
const ownOf = ({ merchant, client }: RequestContext) =>
  [
    [client.hostName, 'own host'],
    [merchant?.code, 'own code'],
  ] as const;

function swap(query: Query, pairs: readonly (readonly [string | undefined, string | undefined])[]): Query {
  const values = new Map(pairs);
  const entries = Object.entries(query).map(([name, value]) => [name, values.get(value) ?? value]);
  return Object.fromEntries(entries);
}

/** Stores the calls of a path's page for the next rendering, for any merchant. */
export function learnCalls(context: RequestContext, path: string, calls: readonly PageCall[]): void {
  const open = calls.map(({ row, query }) => ({ row, query: swap(query, ownOf(context)) }));
  const byName = new Map(open.map((call) => [toLoadedKey(call), call]));
  getKnown().set(placeOf(context, path), [...byName.values()].slice(0, MAX_CALLS));
}

const toProviderCall = (context: RequestContext, merchant: Merchant, { row, query }: PageCall) => ({
  merchant,
  visitor: toSharedVisitor(context),
  row,
  timeoutMs: PAGE_LIMIT_MS,
  query: new URLSearchParams(query),
});

/** Loads the answers of `calls` in parallel within the budget. Never throws. */
export async function loadAnswers(
  context: RequestContext,
  calls: readonly PageCall[],
  budget = context.budget,
): Promise<LoadedAnswers> {
  const { merchant } = context;
  if (!merchant) return new Map();
  const load = async (call: PageCall) => {
    const { text: _unread, ...answer } = await getAnswer(toProviderCall(context, merchant, call), budget);
    return [toLoadedKey(call), { ...answer, hasWaited: false }] as const;
  };
  return new Map(await Promise.all(calls.map(load)));
}

/** Returns the last calls of a path's page, for any merchant: only the finite questions that pages ask. */
export function findCalls(context: RequestContext, path: string): readonly PageCall[] {
  const { merchant } = context;
  if (!merchant) return [];
  const own = ownOf(context).map(([value, open]) => [open, value] as const);
  return (getKnown().get(placeOf(context, path)) ?? [])
    .map(({ row, query }) => ({ row, query: swap(query, own) }))
    .filter((call) => toQuestion(toProviderCall(context, merchant, call))?.isOwn);
}
