import { DomainsPage } from '@/components/domains/domains-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { toOfficialDomains } from '@/lib/shared/domains/domain-files';

export const generateMetadata = titledBy('domains.title');

/** The brand's official domains, and how to recognise a false one. */
export default async function OfficialDomainsPage() {
  const site = await getSite();
  const merchant = getMerchantOf(site);
  if (!merchant) return null;
  const { name } = merchant.brand;
  return (
    <DomainsPage brandName={name} domains={toOfficialDomains(merchant.officialDomains)} query={site.query} />
  );
}
