import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingFile } from '@/components/status/missing-file';
import { getSite } from '@/lib/server/http/get-site';

/** Next titles every 404 by this, without the layout's template. */
export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getSite();
  const title = (await getTranslations('meta'))('missing');
  // A missing page has no canonical address.
  const none = { alternates: null, openGraph: null };
  return { title: brand ? { absolute: `${title} · ${brand.name}` } : title, ...none };
}

/** Missing file; for other addresses the pipeline shows a page in the brand's shell. Next sends this with each page, so it is small. */
export default async function MissingFilePage() {
  const { brand, query } = await getSite();
  return <MissingFile query={query} safety={brand?.safety} />;
}
