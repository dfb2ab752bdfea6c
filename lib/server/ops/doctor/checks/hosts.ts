// Doctor check: a merchant's hosts resolve.
import 'server-only';
import { lookup } from 'node:dns/promises';
import { type FindingDetails, fault, good, note } from '@/lib/server/ops/doctor/case/finding';
import { listHosts } from '@/lib/server/ops/doctor/case/merchant-case';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { isLoopbackHost } from '@/lib/shared/merchant/host';

const CHECK = 'hosts';

async function resolve(host: string): Promise<FindingDetails> {
  if (isLoopbackHost(host)) return note(CHECK, `${host} leads to the visitor's own machine`);
  try {
    const addresses = await lookup(host, { all: true });
    return good(CHECK, `${host} → ${addresses.map(({ address }) => address).join(', ')}`);
  } catch (error) {
    const { code } = error as { code?: string };
    return fault(
      CHECK,
      `${host} has no address (${code})`,
      'add an A or AAAA record that leads to the balancer, or take the host out of the entry',
    );
  }
}

/** Returns the addresses of each host, and of one name for each wildcard. */
export async function checkHosts({ hosts }: Pick<Merchant, 'hosts'>): Promise<FindingDetails[]> {
  return Promise.all(listHosts({ hosts }).map(resolve));
}
