// Has Adjust's library report to another place, where the registry names one.
import 'client-only';

/** What the library takes as its hosts; it puts `https://` before each. */
export type AdjustPlace = { readonly domains: string[]; readonly useSubdomains: boolean };

/** The library cannot speak plain http, which only a sandbox on loopback does: its requests to that one host are sent there as they are meant. */
function allowPlainHttp(host: string): void {
  const { prototype } = window.XMLHttpRequest;
  const { open } = prototype;
  prototype.open = function openPlain(method: string, url: string | URL, ...rest: unknown[]) {
    const text = String(url);
    const target = text.startsWith(`https://${host}/`) ? text.replace('https:', 'http:') : text;
    return Reflect.apply(open, this, [method, target, ...rest]);
  };
}

/** The place for an origin of the registry; undefined where Adjust's own is to be used. */
export function toAdjustPlace(origin: string | undefined): AdjustPlace | undefined {
  if (origin === undefined) return undefined;
  const { host, protocol } = new URL(origin);
  if (protocol === 'http:') allowPlainHttp(host);
  return { domains: [host], useSubdomains: false };
}
