import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { parseView } from '@/components/workbench/view';
import { Workbench } from '@/components/workbench/workbench';
import { WORKBENCH_PATH } from '@/lib/server/http/development-pages';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchant, listMerchantCodes } from '@/lib/server/tenants/registry';

export const metadata: Metadata = { title: 'Component workbench' };

/** The component workbench; the name of this file keeps it out of production builds. */
export default async function WorkbenchPage() {
  const { brand, host, protocol, query } = await getSite();
  const { port } = new URL(`${protocol}//${host}`);
  const merchants = listMerchantCodes().flatMap((code) => getMerchant(code) ?? []);
  const brands = merchants.map(({ brand: { code, name }, hosts }) => ({
    name,
    href: `${protocol}//${hosts[0]}${port && `:${port}`}${WORKBENCH_PATH}`,
    isCurrent: code === brand?.code,
  }));
  return (
    <NextIntlClientProvider messages={await getMessages()}>
      <Workbench brands={brands} view={parseView(query)} />
    </NextIntlClientProvider>
  );
}
