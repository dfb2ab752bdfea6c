import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingFile } from '@/components/status/missing-file';
import { getSite } from '@/lib/server/http/get-site';

/** Next takes the words of every answer that the pipeline makes a 404 from here, and leaves out the layout's template beside a second slot. */
export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getSite();
  const title = (await getTranslations('meta'))('missing');
  // What is not there has no address of its own to be found or shared by.
  const none = { alternates: null, openGraph: null };
  return { title: brand ? { absolute: `${title} · ${brand.name}` } : title, ...none };
}

/** A file that is not there; to every other address the pipeline gives a page in the brand's shell. Next sends this along with each page, so it holds no shell. */
export default async function MissingFilePage() {
  const { brand, query } = await getSite();
  return <MissingFile query={query} safety={brand?.safety} />;
}
