import { DomainsPage } from '@/components/domains/domains-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchant } from '@/lib/server/tenants/registry';
import { toOfficialDomains } from '@/lib/shared/domains/domain-files';

export const generateMetadata = titledBy('domains.title');

/** The brand's official domains, and how to recognise a false one. */
export default async function OfficialDomainsPage() {
  const { brand, query } = await getSite();
  const merchant = getMerchant(brand?.code ?? '');
  if (!merchant) return null;
  const { name } = merchant.brand;
  return <DomainsPage brandName={name} domains={toOfficialDomains(merchant.officialDomains)} query={query} />;
}
