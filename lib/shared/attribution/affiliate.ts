// Whose visitor it is: the affiliate's code and the host that stands for it.
import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WireDomain } from '@/lib/shared/calls/wire-site';
import { toRecords } from '@/lib/shared/calls/wire-value';

/** Code of a visitor without an affiliate. */
export const DEFAULT_AFFILIATE = 'www';

const PREVIEW = 'preview';
const CODE = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;
/** Endings of two labels, such as `co.uk`: what stands before them is the whole name. */
const DOUBLE_ENDING = /\.(?:ac|co|com|edu|go|gov|in|ne|net|or|org)\.[a-z]{2}$/;

/** An affiliate code of up to 63 letters, digits, `-` and `_`; anything else is none. `preview` counts as `www`. */
export function parseAffiliateCode(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (text.toLowerCase() === PREVIEW) return DEFAULT_AFFILIATE;
  return CODE.test(text) ? text : undefined;
}

function labelsOf(host: string): string[] {
  return ADDRESS.test(host) ? [] : host.split('.');
}

/** The label rule: the first label of exactly three, else `www`; `preview` counts as `www`. */
export function affiliateOfHost(host: string): string {
  const labels = labelsOf(host.toLowerCase());
  return (labels.length === 3 ? parseAffiliateCode(labels[0]) : undefined) ?? DEFAULT_AFFILIATE;
}

/** The code that the site configuration gives this very host, or undefined. */
export function affiliateOfDomains(domains: unknown, host: string): string | undefined {
  const isThis = ({ domain }: WireDomain) =>
    typeof domain === 'string' && domain.toLowerCase() === host.toLowerCase();
  return parseAffiliateCode(toRecords<WireDomain>(domains, LIST_LIMIT.domains).find(isThis)?.affiliateCode);
}

/**
 * The host with its first label replaced by the affiliate's code; a bare domain, which has no label to spare, gets
 * the code before it. An address, a single label, or a code that is no DNS label leaves the host as it is. The result
 * is a text to be told, never to be fetched or led to.
 */
export function originalDomainOf(host: string, code: string): string {
  const name = host.toLowerCase();
  const label = code.toLowerCase();
  const labels = labelsOf(name);
  if (labels.length < 2 || labels[0] === label || !LABEL.test(label)) return name;
  const isBare = labels.length === 2 || (labels.length === 3 && DOUBLE_ENDING.test(name));
  const swapped = [label, ...(isBare ? labels : labels.slice(1))].join('.');
  return swapped.length > 253 ? name : swapped;
}
