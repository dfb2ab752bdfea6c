// Entry of a host in the domains of the site configuration.

import type { WireDomain } from '@/lib/shared/calls/wire-site';
import { toRecords } from '@/lib/shared/calls/wire-value';
import { LIST_LIMIT } from '@/lib/shared/list-limits';

function nameOf(row: WireDomain): string {
  return typeof row.domain === 'string' ? row.domain.trim().toLowerCase() : '';
}

/** Returns the entry of the exact host, else of its nearest parent domain; the port is ignored. */
export function findDomain(domains: unknown, host: string): WireDomain | undefined {
  const name = `.${host.toLowerCase().replace(/:\d+$/, '')}`;
  const known = toRecords<WireDomain>(domains, LIST_LIMIT.domains).filter(
    (row) => nameOf(row) !== '' && name.endsWith(`.${nameOf(row)}`),
  );
  return known.sort((one, other) => nameOf(other).length - nameOf(one).length)[0];
}
