// Chooses the image CDN of a page, and the fallback after an image fails.
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

export type ToImage = (raw: unknown) => string | undefined;

const ROOT_PATH = /^\/(?![/\\])/;

function baseOf(cdn: string): string {
  return cdn.endsWith('/') ? cdn : `${cdn}/`;
}

/** Returns the CDN that an address is below, with a slash at its end; undefined for one of elsewhere. */
export function findCdnBase(address: string, cdns: readonly string[]): string | undefined {
  return cdns.map(baseOf).find((head) => address.startsWith(head));
}

function restOf(address: string, cdns: readonly string[]): string | undefined {
  const base = findCdnBase(address, cdns);
  return base && address.slice(base.length);
}

/** Rotates the CDNs so that the picked one comes first; `pick` is any whole number. */
export function turnCdns(cdns: readonly string[], pick: number): readonly string[] {
  const start = cdns.length === 0 ? 0 : Math.abs(Math.trunc(pick)) % cdns.length;
  return [...cdns.slice(start), ...cdns.slice(0, start)];
}

/** Moves an image of any listed CDN, or a bare path, to the first one. Undefined unless https and at most 1,024 characters. */
export function toCdnImage(raw: unknown, cdns: readonly string[]): string | undefined {
  const picked = cdns[0];
  if (typeof raw !== 'string' || raw.length > TEXT_LIMIT.picture) return undefined;
  if (picked === undefined) return parseResourceUrl(raw);
  if (ROOT_PATH.test(raw)) return parseResourceUrl(baseOf(picked) + raw.slice(1));
  const address = parseResourceUrl(raw);
  const rest = address && restOf(address, cdns);
  return rest === undefined ? address : baseOf(picked) + rest;
}

/** Returns the image's address on the next CDN; undefined when there is none. */
export function nextCdnImage(address: string, cdns: readonly string[]): string | undefined {
  const at = cdns.findIndex((cdn) => address.startsWith(baseOf(cdn)));
  const next = cdns[(at + 1) % cdns.length];
  if (at === -1 || next === undefined || cdns.length < 2) return undefined;
  return baseOf(next) + address.slice(baseOf(cdns[at] ?? '').length);
}
