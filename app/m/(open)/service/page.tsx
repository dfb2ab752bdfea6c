import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { ServicePage } from '@/components/service/page/service-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { hasChatWidget } from '@/lib/server/features/service/has-chat-widget';
import { getServiceEntries } from '@/lib/server/features/service/service-entries';
import { getSite } from '@/lib/server/http/get-site';
import { parseSupportCode, SUPPORT_QUERY } from '@/lib/shared/service/support-note';

export const generateMetadata = titledBy('service.title');

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
