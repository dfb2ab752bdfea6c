import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { MinePage } from '@/components/lobby/mine/mine-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getLanes } from '@/lib/server/features/page-data/lobby';
import { getSite } from '@/lib/server/http/get-site';
import { vendorNames } from '@/lib/shared/lobby/vendor-names';

export const generateMetadata = titledBy('saved.title');

/** Games saved on this device; the server does not know them. */
export default async function SavedGamesPage() {
  const site = await getSite();
  const lanes = await getLanes(site);
  const { game, saved } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ game, saved }}>
      <MinePage names={lanes.ok ? vendorNames(lanes.value) : {}} query={site.query} />
    </NextIntlClientProvider>
  );
}
