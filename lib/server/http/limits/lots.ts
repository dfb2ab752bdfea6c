// Takes attempts of a frequent limit from Redis in lots: ten calls cost one command, and the limit still holds.
import 'server-only';
import { LRUCache } from 'lru-cache';
import type { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Rate } from '@/lib/server/tenants/schema/limits-schema';

/** Lots per limit; what an instance has left when the window ends is lost. */
const LOTS = 60;
const MAX_HELD = 20_000;

type Held = { left: number; readonly untilMs: number };

function getHeld(): LRUCache<string, Held> {
  return getProcessSingleton('limit-lots', () => new LRUCache<string, Held>({ max: MAX_HELD }));
}

function spend(key: string): boolean {
  const held = getHeld().get(key);
  if (!held || held.left === 0 || performance.now() >= held.untilMs) return false;
  held.left -= 1;
  return true;
}

function hold(key: string, left: number, untilMs: number): void {
  const held = getHeld().get(key);
  const isOpen = held !== undefined && performance.now() < held.untilMs;
  getHeld().set(key, { left: left + (isOpen ? held.left : 0), untilMs });
}

/** Counts one attempt from a held or a new lot; `consumedPoints` above `tries` is a rejection. @throws as Redis. */
export async function countByLot(
  counter: RateLimiterRedis,
  key: string,
  { tries, seconds }: Rate,
): Promise<Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>> {
  if (spend(key)) return { consumedPoints: 1, msBeforeNext: 0 };
  const lot = Math.max(Math.floor(tries / LOTS), 1);
  const { consumedPoints, msBeforeNext } = await counter.penalty(key, lot, { customDuration: seconds });
  const before = consumedPoints - lot;
  const granted = Math.min(lot, tries - before);
  // Of concurrent calls, those too late for a lot use what the first ones hold.
  if (granted < 1 && spend(key)) return { consumedPoints: 1, msBeforeNext };
  if (granted > 1) hold(key, granted - 1, performance.now() + msBeforeNext);
  return { consumedPoints: before + 1, msBeforeNext };
}
