// Last good forms of merchants, which replace broken entries.
import 'server-only';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/registry-merchant';

export type LastGood = {
  readonly files: ReadonlyMap<string, string>;
  /** Undefined where there is none, or it is no longer valid. */
  readonly get: (code: string) => HeldMerchant | undefined;
};

/** For a first load, and for a load that examines only the files. */
export const NO_LAST_GOOD: LastGood = { files: new Map(), get: () => undefined };
