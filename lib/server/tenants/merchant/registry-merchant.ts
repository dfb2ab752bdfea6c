// A merchant in the registry: its entry as text until the first use, then the merchant object.
import 'server-only';
import { hash } from 'node:crypto';
import { getLog } from '@/lib/server/platform/log';
import { type Merchant, toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

/** Text or object, never both: ten thousand merchants would take twice the memory. */
export type HeldMerchant = {
  readonly code: string;
  readonly hosts: readonly string[];
  held: string | { readonly merchant: Merchant; readonly digest: string };
  /** The entry as written, where it reads variables; dropped once stored. */
  written?: string;
};

/** Returns a digest that identifies an entry's text. */
export const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/** Returns the merchant, created by the first call. */
export function toMade(it: HeldMerchant): Merchant {
  if (typeof it.held !== 'string') return it.held.merchant;
  const merchant = toMerchant(merchantSchema.parse(JSON.parse(it.held)));
  it.held = { merchant, digest: digestOf(it.held) };
  const { code, corrections } = merchant;
  if (corrections.length > 0)
    getLog().warn({ merchant: code, corrections }, 'theme colours corrected for contrast');
  return merchant;
}

/** Returns whether an entry that was read again equals the one in use. */
export function isSameEntry(inUse: HeldMerchant, fresh: HeldMerchant): boolean {
  if (typeof fresh.held !== 'string') return inUse === fresh;
  return typeof inUse.held === 'string'
    ? inUse.held === fresh.held
    : inUse.held.digest === digestOf(fresh.held);
}
