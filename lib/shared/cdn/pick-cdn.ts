// Which of the merchant's image servers a page uses, and where an image that failed is looked for next.
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** Where a picture is loaded from, or undefined for what is no picture's address. */
export type ToImage = (raw: unknown) => string | undefined;

const ROOT_PATH = /^\/(?![/\\])/;

function baseOf(cdn: string): string {
  return cdn.endsWith('/') ? cdn : `${cdn}/`;
}

function restOf(address: string, cdns: readonly string[]): string | undefined {
  const base = cdns.map(baseOf).find((head) => address.startsWith(head));
  return base && address.slice(base.length);
}

/** The servers in the order in which one page uses them: the picked one first, then those that follow it. `pick` is any whole number. */
export function turnCdns(cdns: readonly string[], pick: number): readonly string[] {
  const start = cdns.length === 0 ? 0 : Math.abs(Math.trunc(pick)) % cdns.length;
  return [...cdns.slice(start), ...cdns.slice(0, start)];
}

/**
 * The address of a provider's image on the page's server, the first of `cdns`. An image of any of the servers, or
 * one named by its path alone, moves there; others stay where they are. Undefined for what is no https resource, and for an address of more than
 * 1,024 characters: a page holds hundreds of them.
 */
export function toCdnImage(raw: unknown, cdns: readonly string[]): string | undefined {
  const picked = cdns[0];
  if (typeof raw !== 'string' || raw.length > TEXT_LIMIT.picture) return undefined;
  if (picked === undefined) return parseResourceUrl(raw);
  if (ROOT_PATH.test(raw)) return parseResourceUrl(baseOf(picked) + raw.slice(1));
  const address = parseResourceUrl(raw);
  const rest = address && restOf(address, cdns);
  return rest === undefined ? address : baseOf(picked) + rest;
}

/** Where an image that failed stands on the next server, or undefined when it is on none of them or there is no other. */
export function nextCdnImage(address: string, cdns: readonly string[]): string | undefined {
  const at = cdns.findIndex((cdn) => address.startsWith(baseOf(cdn)));
  const next = cdns[(at + 1) % cdns.length];
  if (at === -1 || next === undefined || cdns.length < 2) return undefined;
  return baseOf(next) + address.slice(baseOf(cdns[at] ?? '').length);
}
