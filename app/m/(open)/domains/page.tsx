import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DomainsPage } from '@/components/domains/domains-page';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchant } from '@/lib/server/tenants/registry';
import { toOfficialDomains } from '@/lib/shared/domains/official-domains';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('domains');
  return { title: t('title') };
}

/** The brand's official domains, and how to recognise a false one. */
export default async function OfficialDomainsPage() {
  const { brand, query } = await getSite();
  const merchant = getMerchant(brand?.code ?? '');
  if (!merchant) return null;
  const { name } = merchant.brand;
  return <DomainsPage brandName={name} domains={toOfficialDomains(merchant.officialDomains)} query={query} />;
}
