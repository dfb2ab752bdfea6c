// What a page knows of its request, from trusted headers; nothing of the visitor.
import 'server-only';
import { hash } from 'node:crypto';
import { headers } from 'next/headers';
import { cache } from 'react';
import { findPageRequest } from '@/lib/server/http/page-request';
import { readSiteHeader } from '@/lib/server/http/trusted-headers';
import { getMerchant } from '@/lib/server/tenants/registry';
import { turnCdns } from '@/lib/shared/cdn/pick-cdn';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import { parseStatus, type SiteStatus } from '@/lib/shared/site/parse-status';
import type { DeviceKind, Site } from '@/lib/shared/site/site';

/** Picks an image server by the page's address, so that a page always renders to the same bytes. */
function withPickedCdn(status: SiteStatus, page: string): SiteStatus {
  const { imageCdns } = status;
  if (imageCdns.length < 2) return status;
  const pick = hash('sha256', page, 'buffer').readUInt32BE() % imageCdns.length;
  return { ...status, imageCdns: turnCdns(imageCdns, pick) };
}

/** Returns the site of the current request, read once per render. */
export const getSite = cache(async (): Promise<Site> => {
  const list = await headers();
  const read = (name: string): string => readSiteHeader(list, name) ?? '';
  const { status, fault } = findPageRequest()?.metadata?.state ?? { status: parseStatus({}) };
  return {
    brand: getMerchant(read('merchant'))?.brand,
    language: parseLanguage(read('language')) ?? 'EN',
    isLanguageChosen: read('language-chosen') === '1',
    device: (read('device') || 'mobile') as DeviceKind,
    host: read('host'),
    protocol: read('protocol') || 'http:',
    path: read('path'),
    query: new URLSearchParams(read('query')),
    nonce: read('nonce'),
    indexable: read('indexable') === '1',
    status: withPickedCdn(status, `${read('host')}${read('path')}`),
    statusFault: fault,
  };
});
