// The last good status of each merchant, for visitors who have none of their own while the provider fails.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { statusBytes } from '@/lib/server/provider/status/status-bytes';
import type { StatusQuestion } from '@/lib/server/provider/status/status-state';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

const MAX_BYTES = 64 * 1024 * 1024;
/** How long a good status may serve; ms. */
export const LAST_GOOD_MS = 24 * 3600 * 1000;

/** A status, and until when it may serve; ms of the steady clock. */
export type LastGood = { readonly status: SiteStatus; readonly untilMs: number };

// Keys are codes of the registry and kinds of device: no visitor can make one.
const getStore = () =>
  getProcessSingleton(
    'last-good-status',
    () =>
      new LRUCache<string, LastGood>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ status }, key) => statusBytes(status, key),
      }),
  );

// What was true for another visitor says nothing about this one's region or address.
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

/** Keeps a good status for other visitors of the merchant. */
export function storeLastGoodStatus(question: StatusQuestion, status: SiteStatus, untilMs: number): void {
  const general = { status: toGeneral(status), untilMs };
  for (const key of keysOf(question)) getStore().set(key, general);
}

/** The merchant's last good status of the last 24 hours, on this kind of device where there is one. */
export function findLastGood(question: StatusQuestion): LastGood | undefined {
  const found = keysOf(question).map((key) => getStore().get(key));
  return found.find((good) => good !== undefined && performance.now() < good.untilMs);
}
