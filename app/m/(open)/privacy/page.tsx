import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PrivacyPage } from '@/components/consent/privacy-page';
import { getPartners } from '@/lib/server/features/page-data/get-partners';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchant } from '@/lib/server/tenants/registry';
import { ROUTES, toHref } from '@/lib/shared/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy');
  return { title: t('title') };
}

/** What the site stores and measures, and the form to choose. The HTML does not hold a visitor's choice. */
export default async function PrivacyChoicesPage() {
  const site = await getSite();
  const merchant = getMerchant(site.brand?.code ?? '');
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
