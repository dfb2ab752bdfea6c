// The site of a registry's merchant as a handler has it, with the provider as its image server.
import type { FileSite } from '@/lib/server/features/manifest/file-site';
import { getMerchant } from '@/lib/server/tenants/registry';
import { parseStatus } from '@/lib/shared/site/parse-status';

export function siteOf(code: string, imageCDNs: readonly string[], more: Partial<FileSite> = {}): FileSite {
  const brand = getMerchant(code)?.brand;
  if (!brand) throw new Error(`no merchant ${code}`);
  return {
    brand,
    language: 'EN',
    device: 'mobile',
    host: `${code}.localhost:3000`,
    protocol: 'http:',
    path: '/m/brand.png',
    query: new URLSearchParams(),
    nonce: '',
    indexable: false,
    status: parseStatus({ imageCDNs }),
    ...more,
  };
}
