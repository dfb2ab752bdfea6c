// How many bytes of large answers are in memory at once: on their way from a provider, or waiting for a slow reader.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** An answer of this size is not counted: it is what providers usually give. */
export const SMALL_BYTES = 128 * 1024;
/** What all that are larger may take together. */
export const MOST_BYTES = 32 * 1024 * 1024;

type All = { bytes: number; readonly byMerchant: Map<string, number> };

const getAll = () => getProcessSingleton<All>('held-bytes', () => ({ bytes: 0, byMerchant: new Map() }));

/** What one answer takes of it. */
export type Held = {
  /** Takes as much as `toBytes` in all; false where that is more than may be now, so that it had better be given up. */
  readonly grow: (toBytes: number) => boolean;
  /** Gives all of it back; may be called again. */
  readonly end: () => void;
};

function add(all: All, merchantCode: string, bytes: number): void {
  all.bytes += bytes;
  const own = (all.byMerchant.get(merchantCode) ?? 0) + bytes;
  if (own > 0) all.byMerchant.set(merchantCode, own);
  else all.byMerchant.delete(merchantCode);
}

// As much as is left for the others: half where one merchant is alone, a third each where two fill it, and always as much again for who comes next.
const hasRoom = ({ bytes, byMerchant }: All, merchantCode: string): boolean =>
  bytes <= MOST_BYTES && (merchantCode === '' || (byMerchant.get(merchantCode) ?? 0) <= MOST_BYTES - bytes);

/**
 * Begins to count an answer of a merchant's (its code; empty where there is none, which has no share of its own), which takes nothing yet. What is no larger
 * than `uncounted` bytes is not counted.
 */
export function holdBytes(merchantCode = '', uncounted = SMALL_BYTES): Held {
  const all = getAll();
  let own = 0;
  return {
    grow: (toBytes) => {
      if (toBytes <= uncounted) return true;
      add(all, merchantCode, toBytes - own);
      own = toBytes;
      return hasRoom(all, merchantCode);
    },
    end: () => {
      add(all, merchantCode, -own);
      own = 0;
    },
  };
}
