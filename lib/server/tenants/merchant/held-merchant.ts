// A merchant as the registry holds it: its checked entry as text, and the merchant made of it at its first use.
import 'server-only';
import { hash } from 'node:crypto';
import { getLog } from '@/lib/server/platform/log';
import { type Merchant, toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

/** Code and hosts, by which a merchant is found, and the text or the merchant: never both, for ten thousand would take twice the memory. */
export type HeldMerchant = {
  readonly code: string;
  readonly hosts: readonly string[];
  held: string | { readonly merchant: Merchant; readonly digest: string };
  /** The entry as the file has it, where values were read from the environment; dropped once it is stored. */
  written?: string;
};

/** Tells texts of entries apart. */
export const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/** The merchant, made at the first call and the same object ever after. */
export function toMade(it: HeldMerchant): Merchant {
  if (typeof it.held !== 'string') return it.held.merchant;
  const merchant = toMerchant(merchantSchema.parse(JSON.parse(it.held)));
  it.held = { merchant, digest: digestOf(it.held) };
  const { code, corrections } = merchant;
  if (corrections.length > 0)
    getLog().warn({ merchant: code, corrections }, 'theme colours corrected for contrast');
  return merchant;
}

/** Whether what was read again (`fresh`, not made yet) says the same as what is in use. */
export function saysTheSame(inUse: HeldMerchant, fresh: HeldMerchant): boolean {
  if (typeof fresh.held !== 'string') return inUse === fresh;
  return typeof inUse.held === 'string'
    ? inUse.held === fresh.held
    : inUse.held.digest === digestOf(fresh.held);
}
