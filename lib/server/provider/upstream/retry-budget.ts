// Limits retries to a share of an origin's calls: a provider that is down must not get twice the load.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Each call earns a tenth of a retry. */
const EARNED = 0.1;
/** Most retries that a calm period saves up. */
const MAX_SAVED = 10;
const MAX_ORIGINS = 20_000;

const getBudgets = () =>
  getProcessSingleton('retry-budgets', () => new LRUCache<string, number>({ max: MAX_ORIGINS }));

/** Adds a call's tenth of a retry to an origin's budget. */
export function earnRetry(origin: string): void {
  const budgets = getBudgets();
  budgets.set(origin, Math.min((budgets.get(origin) ?? 0) + EARNED, MAX_SAVED));
}

/** Takes one retry from an origin's budget; false where none is left. */
export function takeRetry(origin: string): boolean {
  const budgets = getBudgets();
  const saved = budgets.get(origin) ?? 0;
  // Ten times 0.1 is slightly less than 1.
  if (saved < 1 - Number.EPSILON * MAX_SAVED) return false;
  budgets.set(origin, Math.max(saved - 1, 0));
  return true;
}
