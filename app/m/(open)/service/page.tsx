import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { ServicePage } from '@/components/service/page/service-page';
import { hasChatWidget } from '@/lib/server/features/service/has-chat-widget';
import { getServiceEntries } from '@/lib/server/features/service/service-entries';
import { getSite } from '@/lib/server/http/get-site';
import { parseSupportCode, SUPPORT_QUERY } from '@/lib/shared/service/support-note';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('service');
  return { title: t('title') };
}

/** Customer service, complete without script; the browser adds the entries of a VIP label. */
export default async function CustomerServicePage() {
  const site = await getSite();
  const { service } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ service }}>
      <ServicePage
        entries={getServiceEntries(site)}
        hasWidget={await hasChatWidget(site)}
        off={site.brand?.off}
        query={site.query}
        support={parseSupportCode(site.query.get(SUPPORT_QUERY))}
      />
    </NextIntlClientProvider>
  );
}
