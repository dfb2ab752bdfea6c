// A brand's real domains as they are told to players and programs.

/** A domain; with `subdomains`, every host under it is the brand's too, but not the domain itself unless it is listed. */
export type OfficialDomain = { readonly domain: string; readonly subdomains: boolean };

/** The list behind registry hosts: a wildcard stands as what its hosts end in. In the registry's order, each once. */
export function toOfficialDomains(hosts: readonly string[]): readonly OfficialDomain[] {
  return [...new Set(hosts)].map((host) =>
    host.startsWith('*.') ? { domain: host.slice(2), subdomains: true } : { domain: host, subdomains: false },
  );
}

/** What `/.well-known/official-domains.json` says. */
export type OfficialDomainsFile = {
  readonly brand: string;
  readonly domains: readonly OfficialDomain[];
  /** The same for people. */
  readonly page: string;
};
