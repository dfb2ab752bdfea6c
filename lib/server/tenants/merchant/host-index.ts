// Hosts of the registry by name, and those that two merchants claim.
import 'server-only';

type Hosted = { readonly code: string; readonly hosts: readonly string[] };

export type HostIndex<It extends Hosted> = {
  readonly exact: ReadonlyMap<string, It>;
  readonly wildcard: ReadonlyMap<string, It>;
};

export type HostClash = {
  readonly host: string;
  readonly codes: readonly [string, string];
  readonly expected: string;
  readonly actual: string;
};

/** Builds the index; a host of two merchants is reported with both. */
export function indexHosts<It extends Hosted>(
  merchants: Iterable<It>,
  report: (clash: HostClash) => void,
): HostIndex<It> {
  const exact = new Map<string, It>();
  const wildcard = new Map<string, It>();
  for (const merchant of merchants) {
    for (const host of merchant.hosts) {
      const [map, name] = host.startsWith('*.') ? [wildcard, host.slice(2)] : [exact, host];
      const other = map.get(name);
      if (!other) map.set(name, merchant);
      else if (other !== merchant)
        report({
          host,
          codes: [other.code, merchant.code],
          expected: 'a host of one merchant only',
          actual: `${host} in ${other.code} and ${merchant.code}`,
        });
    }
  }
  return { exact, wildcard };
}
