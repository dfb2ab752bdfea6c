// The last good forms of merchants, which stand in for entries that broke.
import 'server-only';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/held-merchant';

/** Where last good forms come from: the registry in use, or what was stored before the start. */
export type LastGood = {
  /** Names of the files, without their folder, that merchants came from, by code. */
  readonly files: ReadonlyMap<string, string>;
  /** The last good form of a merchant; undefined where there is none that is still good. */
  readonly get: (code: string) => HeldMerchant | undefined;
};

/** For a first load, or for one that looks at the files alone. */
export const NO_LAST_GOOD: LastGood = { files: new Map(), get: () => undefined };
