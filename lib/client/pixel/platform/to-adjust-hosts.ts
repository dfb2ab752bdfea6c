import 'client-only';

/** Host settings of the library, which puts `https://` before each. */
export type AdjustHosts = { readonly domains: string[]; readonly useSubdomains: boolean };

/** The library supports https only: requests to the sandbox on loopback are rewritten to http. */
function allowPlainHttp(host: string): void {
  const { prototype } = window.XMLHttpRequest;
  const { open } = prototype;
  prototype.open = function openPlain(method: string, url: string | URL, ...rest: unknown[]) {
    const text = String(url);
    const target = text.startsWith(`https://${host}/`) ? text.replace('https:', 'http:') : text;
    return Reflect.apply(open, this, [method, target, ...rest]);
  };
}

/** Returns the settings for an origin of the registry, undefined for Adjust's own hosts. */
export function toAdjustHosts(origin: string | undefined): AdjustHosts | undefined {
  if (origin === undefined) return undefined;
  const { host, protocol } = new URL(origin);
  if (protocol === 'http:') allowPlainHttp(host);
  return { domains: [host], useSubdomains: false };
}
