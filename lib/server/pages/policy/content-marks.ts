// Digests by content, so that instances agree on page keys.
import 'server-only';
import { hash } from 'node:crypto';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** Returns a text's digest. */
export const digestOf = (text: string): string => hash('sha256', text, 'base64');

const versions = new WeakMap<Merchant, string>();
const marks = new WeakMap<SiteStatus, string>();

/** Returns a merchant's digest: pages of a changed entry are not found any more. */
export function versionOf(merchant: Merchant): string {
  const version = versions.get(merchant) ?? digestOf(JSON.stringify(merchant));
  versions.set(merchant, version);
  return version;
}

/** Returns a status as pages of others may show it: without an address and a tester's flag. */
export const toSharedStatus = (status: SiteStatus): SiteStatus => ({ ...status, ip: undefined, test: false });

/** Returns the digest of a shared status. */
export function markOf(status: SiteStatus): string {
  const mark = marks.get(status) ?? digestOf(JSON.stringify(toSharedStatus(status)));
  marks.set(status, mark);
  return mark;
}
