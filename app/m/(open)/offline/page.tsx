import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { OfflinePage } from '@/components/worker/offline-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getLanes } from '@/lib/server/features/page-data/lobby';
import { getSite } from '@/lib/server/http/get-site';
import { vendorNames } from '@/lib/shared/lobby/vendor-names';

export const generateMetadata = titledBy('worker.pageTitle');

/** Shown by the service worker instead of a page that needs the network. */
export default async function OfflineFallbackPage() {
  const site = await getSite();
  const lanes = await getLanes(site);
  const { game, worker } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ game, worker }}>
      <OfflinePage
        brandName={site.brand?.name ?? ''}
        names={lanes.ok ? vendorNames(lanes.value) : {}}
        query={site.query}
      />
    </NextIntlClientProvider>
  );
}
