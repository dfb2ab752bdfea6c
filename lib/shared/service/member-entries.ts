// Service entries that a member's VIP label adds, from the site's own handler.
import { defineCall } from '@/lib/shared/calls/call';
import { toNumber, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';

const MAX_ENTRIES = 24;

/** Handler of this site, not a call of the provider. */
export const memberEntries = defineCall<void, { level?: string; entries?: unknown }>({
  name: 'memberEntries',
  method: 'GET',
  path: '/m/service-entries',
  group: 'member',
  auth: 'member',
  noStore: true,
});

/** Parses the handler's response. */
export function parseMemberEntries(value: unknown): ServiceEntry[] {
  const entries = toRecords<Record<string, unknown>>(value, MAX_ENTRIES).map((raw) => ({
    href: toText(raw.href),
    kind: toText(raw.kind),
    position: toNumber(raw.position),
    labelIds: [],
    name: toText(raw.name),
  }));
  return entries.filter(({ href }) => href !== '');
}
