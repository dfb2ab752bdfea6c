// The call of the site's own handler that gives a member the ways which their VIP label adds.
import { defineCall } from '@/lib/shared/calls/call';
import { toNumber, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';

const MAX_ENTRIES = 24;

/** Answers the member's own entries with their addresses; no page and no call of the provider. */
export const memberEntries = defineCall<void, { level?: string; entries?: unknown }>({
  name: 'memberEntries',
  method: 'GET',
  path: '/m/service-entries',
  group: 'member',
  auth: 'member',
  noStore: true,
});

/** Parses what the handler answers. */
export function parseMemberEntries(value: unknown): ServiceEntry[] {
  return toRecords<Record<string, unknown>>(value, MAX_ENTRIES).flatMap((raw) => {
    const href = toText(raw?.href);
    if (href === '') return [];
    return [
      {
        href,
        kind: toText(raw?.kind),
        position: toNumber(raw?.position),
        labelIds: [],
        name: toText(raw?.name),
      },
    ];
  });
}
