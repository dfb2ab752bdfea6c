// Limits the memory of large responses that are being read from a provider or written to a slow client.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Smaller responses are not counted; providers rarely send more. */
export const UNCOUNTED_BYTES = 128 * 1024;
export const MAX_RESERVED_BYTES = 32 * 1024 * 1024;

type All = { bytes: number; readonly byMerchant: Map<string, number> };

const getAll = () => getProcessSingleton<All>('reserved-bytes', () => ({ bytes: 0, byMerchant: new Map() }));

export type ReservedBytes = {
  /** Reserves `toBytes` in all; false over the limit: then drop the response and call `end`. */
  readonly grow: (toBytes: number) => boolean;
  /** Releases the reservation; may be called twice. */
  readonly end: () => void;
};

function add(all: All, merchantCode: string, bytes: number): void {
  all.bytes += bytes;
  const own = (all.byMerchant.get(merchantCode) ?? 0) + bytes;
  if (own > 0) all.byMerchant.set(merchantCode, own);
  else all.byMerchant.delete(merchantCode);
}

// A merchant may take half of the free memory, so that the same amount is left for the next one.
const fits = ({ bytes, byMerchant }: All, merchantCode: string): boolean =>
  bytes <= MAX_RESERVED_BYTES &&
  (merchantCode === '' || (byMerchant.get(merchantCode) ?? 0) <= MAX_RESERVED_BYTES - bytes);

/** Starts a reservation at 0 bytes; up to `uncounted` bytes are free. An empty merchant code has no share of its own. */
export function reserveBytes(merchantCode = '', uncounted = UNCOUNTED_BYTES): ReservedBytes {
  const all = getAll();
  let own = 0;
  return {
    grow: (toBytes) => {
      if (toBytes <= uncounted) return true;
      add(all, merchantCode, toBytes - own);
      own = toBytes;
      return fits(all, merchantCode);
    },
    end: () => {
      add(all, merchantCode, -own);
      own = 0;
    },
  };
}
