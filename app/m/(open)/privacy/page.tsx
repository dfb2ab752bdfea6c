import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { PrivacyPage } from '@/components/consent/privacy-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getPartners } from '@/lib/server/features/page-data/get-partners';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { ROUTES, toHref } from '@/lib/shared/routes';

export const generateMetadata = titledBy('privacy.title');

/** What the site stores and measures, and the form to choose. The HTML does not hold a visitor's choice. */
export default async function PrivacyChoicesPage() {
  const site = await getSite();
  const merchant = getMerchantOf(site);
  if (!merchant) return null;
  const [partners, { consent }] = await Promise.all([getPartners(site), getMessages()]);
  return (
    <NextIntlClientProvider messages={{ consent }}>
      <PrivacyPage
        back={toHref(ROUTES.privacy, {}, site.query)}
        brandName={merchant.brand.name}
        mode={merchant.consent}
        partners={partners}
      />
    </NextIntlClientProvider>
  );
}
