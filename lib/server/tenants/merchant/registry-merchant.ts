// A merchant in the registry: its checked entry as text, of which the merchant object is made when it is needed.
import 'server-only';
import { type Merchant, toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { resolveEnv } from '@/lib/server/tenants/merchant/resolve-env';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

export type HeldMerchant = {
  readonly code: string;
  readonly hosts: readonly string[];
  /** The entry as written, with `env:NAME` in place of values. */
  readonly text: string;
  readonly hasDefaultPassword?: true;
};

/** Makes the merchant of a checked entry's text. @throws where it is no entry. */
export function toMade({ text }: Pick<HeldMerchant, 'text'>): Merchant {
  return toMerchant(merchantSchema.parse(resolveEnv(JSON.parse(text), () => undefined)));
}

/** Returns whether two entries are written in the same way. */
export function isSameEntry(one: HeldMerchant, other: HeldMerchant): boolean {
  return one === other || one.text === other.text;
}
