// What a page knows of its request: read from the gate's headers, nothing of the visitor (DESIGN §1.1).
import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { StatusState } from '@/lib/server/backend/get-status';
import { readSiteHeader } from '@/lib/server/gate/trusted-headers';
import { getMerchant } from '@/lib/server/merchant/registry';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import { parseStatus } from '@/lib/shared/site/parse-status';
import type { DeviceKind, Site } from '@/lib/shared/site/site';

function stateOf(text: string | undefined): StatusState {
  return text === undefined ? { status: parseStatus({}) } : (JSON.parse(text) as StatusState);
}

/** The site of the current request, read once per render. */
export const getSite = cache(async (): Promise<Site> => {
  const list = await headers();
  const read = (name: string): string => readSiteHeader(list, name) ?? '';
  const { status, fault } = stateOf(readSiteHeader(list, 'state'));
  return {
    brand: getMerchant(read('merchant'))?.brand,
    language: parseLanguage(read('language')) ?? 'EN',
    device: (read('device') || 'mobile') as DeviceKind,
    host: read('host'),
    protocol: read('protocol') || 'http:',
    path: read('path'),
    query: new URLSearchParams(read('query')),
    nonce: read('nonce'),
    indexable: read('indexable') === '1',
    status,
    statusFault: fault,
  };
});
