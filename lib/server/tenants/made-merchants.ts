// Merchants made of their entries; those that are seldom asked for are made again.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getLog } from '@/lib/server/platform/log';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { toMade } from '@/lib/server/tenants/merchant/registry-merchant';
import { findEntryOfCode, findHost, type Packed, textOf } from '@/lib/server/tenants/packed/packed';

/** 5 to 8 kB each. */
const MAX_MADE = 10_000;
const MAX_HOSTS = 20_000;

export class MadeMerchants {
  private byEntry = new LRUCache<number, Merchant>({ max: MAX_MADE });
  private readonly byHost = new LRUCache<string, Merchant>({ max: MAX_HOSTS });

  constructor(private packed: Packed) {}

  /** Returns the merchant of a normalised host. */
  ofHost(name: string): Merchant | undefined {
    const known = this.byHost.get(name);
    if (known) return known;
    const entry = findHost(this.packed, name);
    if (entry === undefined) return undefined;
    const merchant = this.ofEntry(entry);
    this.byHost.set(name, merchant);
    return merchant;
  }

  ofCode(code: string): Merchant | undefined {
    const entry = findEntryOfCode(this.packed, code);
    return entry === undefined ? undefined : this.ofEntry(entry);
  }

  /** Takes another registry, in which all merchants but the `changed` ones stay the same objects. */
  replace(packed: Packed, changed: readonly string[]): void {
    const dropped = new Set(changed);
    const made = [...this.byEntry.values()].filter(({ code }) => !dropped.has(code));
    this.packed = packed;
    this.byHost.clear();
    this.byEntry.clear();
    for (const merchant of made.reverse()) {
      const entry = findEntryOfCode(packed, merchant.code);
      if (entry !== undefined) this.byEntry.set(entry, merchant);
    }
  }

  private ofEntry(entry: number): Merchant {
    const known = this.byEntry.get(entry);
    if (known) return known;
    const merchant = toMade({ text: textOf(this.packed, entry) });
    this.byEntry.set(entry, merchant);
    const { code, corrections } = merchant;
    if (corrections.length > 0)
      getLog().warn({ merchant: code, corrections }, 'theme colours corrected for contrast');
    return merchant;
  }
}
