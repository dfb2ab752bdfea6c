// Assigns each host to one merchant: to its owner so far, else to none of those that claim it.
import 'server-only';
import { type Draft, isLastGood, quarantine } from '@/lib/server/tenants/assembly/draft';
import { type HostIndex, indexHosts } from '@/lib/server/tenants/merchant/host-index';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/registry-merchant';

type Clashes = Map<string, Set<string>>;

function listLosers({ lastGood }: Draft, host: string, codes: ReadonlySet<string>): string[] {
  const had = [...codes].filter((code) => lastGood.get(code)?.hosts.includes(host));
  return [...codes].filter((code) => had.length !== 1 || code !== had[0]);
}

function replaceClashes(draft: Draft, clashes: Clashes): void {
  const lost = new Set<string>();
  for (const [host, codes] of clashes) for (const code of listLosers(draft, host, codes)) lost.add(code);
  for (const code of lost) {
    const claim = draft.claims.get(code);
    if (!claim) continue;
    const isOut = isLastGood(draft, claim.entry);
    quarantine(draft, code, claim.file);
    if (isOut) draft.claims.delete(code);
  }
}

/** Indexes the hosts; entries that clash are replaced by their last good forms until none do. */
export function settleHosts(draft: Draft): HostIndex<HeldMerchant> {
  for (;;) {
    const clashes: Clashes = new Map();
    const entries = [...draft.claims.values()].map(({ entry }) => entry);
    const hosts = indexHosts(entries, ({ host, codes, ...text }) => {
      draft.faults.push({ file: draft.place, path: 'hosts', ...text });
      const all = clashes.get(host) ?? new Set();
      clashes.set(host, all);
      for (const code of codes) all.add(code);
    });
    if (clashes.size === 0) return hosts;
    replaceClashes(draft, clashes);
  }
}
