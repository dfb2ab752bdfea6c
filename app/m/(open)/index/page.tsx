import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import HomePage from '@/app/m/(open)/home/page';
import { getSite } from '@/lib/server/http/get-site';

/** Words of its own: search engines list it beside the home page. */
export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getSite();
  if (!brand) return {};
  const t = await getTranslations();
  const words = { brand: brand.name };
  return { title: { absolute: t('lobby.heading', words) }, description: t('manifest.description', words) };
}

/** The entry page is the home page. */
export default HomePage;
