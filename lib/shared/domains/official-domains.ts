/** With `subdomains`, every host below counts, but not the domain itself unless it is listed. */
export type OfficialDomain = { readonly domain: string; readonly subdomains: boolean };

/** Lists the domains of registry hosts; a wildcard becomes its suffix. In registry order, each once. */
export function toOfficialDomains(hosts: readonly string[]): readonly OfficialDomain[] {
  return [...new Set(hosts)].map((host) =>
    host.startsWith('*.') ? { domain: host.slice(2), subdomains: true } : { domain: host, subdomains: false },
  );
}

export type OfficialDomainsFile = {
  readonly brand: string;
  readonly domains: readonly OfficialDomain[];
  /** Page with the same list for people. */
  readonly page: string;
};
