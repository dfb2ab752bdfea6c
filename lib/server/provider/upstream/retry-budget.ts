// One more try for a call that only reads, and only where few need one: a provider that is down must not be asked twice as often.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** What each call earns, of one retry: so that of a hundred calls ten may be made again. */
const EARNED = 0.1;
/** Longest that a calm time counts for the bad one behind it. */
const MAX_SAVED = 10;
const MAX_ORIGINS = 20_000;

const getBudgets = () =>
  getProcessSingleton('retry-budgets', () => new LRUCache<string, number>({ max: MAX_ORIGINS }));

/** Counts a call to an origin, which earns it a tenth of a retry. */
export function earnRetry(origin: string): void {
  const budgets = getBudgets();
  budgets.set(origin, Math.min((budgets.get(origin) ?? 0) + EARNED, MAX_SAVED));
}

/** Takes one retry from an origin's budget; false where it has none. */
export function takeRetry(origin: string): boolean {
  const budgets = getBudgets();
  const saved = budgets.get(origin) ?? 0;
  // Ten tenths are a little less than one.
  if (saved < 1 - Number.EPSILON * MAX_SAVED) return false;
  budgets.set(origin, Math.max(saved - 1, 0));
  return true;
}
