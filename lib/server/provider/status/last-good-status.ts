// The last good status of each merchant, for visitors without one of their own while the provider fails.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { StatusQuestion } from '@/lib/server/provider/status/status-state';
import { DAY_MS } from '@/lib/shared/day';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** Bytes per JSON character, and per entry. */
const BYTES_PER_CHAR = 4;
const ENTRY_BYTES = 512;
const KEY_BYTES_PER_CHAR = 2;

const known = new WeakMap<SiteStatus, number>();

/** Returns the estimated bytes of a status under a key; cached per object. */
export function statusBytes(status: SiteStatus, key: string): number {
  const bytes = known.get(status) ?? JSON.stringify(status).length * BYTES_PER_CHAR;
  known.set(status, bytes);
  return bytes + key.length * KEY_BYTES_PER_CHAR + ENTRY_BYTES;
}

const MAX_BYTES = 64 * 1024 * 1024;
export const LAST_GOOD_MS = DAY_MS;

/** `untilMs` by the monotonic clock. */
export type LastGoodStatus = { readonly status: SiteStatus; readonly untilMs: number };

// Keys consist of registry codes and device kinds, so visitors cannot add any.
const getStore = () =>
  getProcessSingleton(
    'last-good-status',
    () =>
      new LRUCache<string, LastGoodStatus>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ status }, key) => statusBytes(status, key),
      }),
  );

// Another visitor's region and address do not apply to this one.
const toGeneral = (status: SiteStatus): SiteStatus => ({
  ...status,
  regionRestriction: false,
  ip: undefined,
  test: false,
});

const keysOf = ({ merchant, device }: StatusQuestion): string[] => [
  `${merchant.code} ${device}`,
  merchant.code,
];

/** Stores a good status for other visitors of the merchant. */
export function storeLastGoodStatus(question: StatusQuestion, status: SiteStatus, untilMs: number): void {
  const general = { status: toGeneral(status), untilMs };
  for (const key of keysOf(question)) getStore().set(key, general);
}

/** Returns the merchant's last good status of the last 24 hours, preferably of the same device kind. */
export function findLastGoodStatus(question: StatusQuestion): LastGoodStatus | undefined {
  const candidates = keysOf(question).map((key) => getStore().get(key));
  return candidates.find((good) => good !== undefined && performance.now() < good.untilMs);
}
