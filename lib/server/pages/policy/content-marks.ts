// Digests by content, so that instances agree on page keys.
import 'server-only';
import { hash } from 'node:crypto';
import { decodeServicePath } from '@/lib/server/provider/service-path';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { generalEntries } from '@/lib/shared/service/service-entry';
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

// A provider may encrypt the same addresses with another key each time, and list its image servers in any order.
const toContent = (status: SiteStatus) => ({
  ...toSharedStatus(status),
  imageCdns: status.imageCdns.toSorted(),
  serviceEntries: generalEntries(status.serviceEntries).map(({ path, ...entry }) => ({
    ...entry,
    href: decodeServicePath(path),
  })),
});

/** Returns the digest of what pages show of a status. */
export function markOf(status: SiteStatus): string {
  const mark = marks.get(status) ?? digestOf(JSON.stringify(toContent(status)));
  marks.set(status, mark);
  return mark;
}
