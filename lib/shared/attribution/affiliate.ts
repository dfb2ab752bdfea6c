// Affiliate code of a visitor, and the host name that carries it.

import type { WireDomain } from '@/lib/shared/calls/wire-site';
import { toRecords } from '@/lib/shared/calls/wire-value';
import { LIST_LIMIT } from '@/lib/shared/list-limits';

const DEFAULT_AFFILIATE = 'www';

const PREVIEW = 'preview';
const CODE = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** An affiliate code of up to 63 letters, digits, `-` and `_`; anything else is rejected. `preview` counts as `www`. */
export function parseAffiliateCode(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (text.toLowerCase() === PREVIEW) return DEFAULT_AFFILIATE;
  return CODE.test(text) ? text : undefined;
}

/** Returns the labels of a host name; none for an address. */
export function labelsOf(host: string): string[] {
  return ADDRESS.test(host) ? [] : host.split('.');
}

/** Returns the first label of a host of three labels, else `www`; `preview` counts as `www`. */
export function affiliateOfHost(host: string): string {
  const labels = labelsOf(host.toLowerCase());
  return (labels.length === 3 ? parseAffiliateCode(labels[0]) : undefined) ?? DEFAULT_AFFILIATE;
}

/** Returns the code that the site configuration names for this host. */
export function affiliateOfDomains(domains: unknown, host: string): string | undefined {
  const isThis = ({ domain }: WireDomain) =>
    typeof domain === 'string' && domain.toLowerCase() === host.toLowerCase();
  return parseAffiliateCode(toRecords<WireDomain>(domains, LIST_LIMIT.domains).find(isThis)?.affiliateCode);
}

/** Replaces the first label by the affiliate's code; the default `www` is put before a bare domain. For reports only: never fetch or redirect to it. */
export function originalDomainOf(host: string, code: string): string {
  const name = host.toLowerCase();
  const label = code.toLowerCase();
  const labels = labelsOf(name);
  if (labels.length < 2 || labels[0] === label || !LABEL.test(label)) return name;
  const isAdded = labels.length === 2 && label === DEFAULT_AFFILIATE;
  const swapped = [label, ...(isAdded ? labels : labels.slice(1))].join('.');
  return swapped.length > 253 ? name : swapped;
}
