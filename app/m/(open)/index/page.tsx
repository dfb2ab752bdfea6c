import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import HomePage from '@/app/m/(open)/home/page';
import { getSite } from '@/lib/server/http/get-site';

/** Differs from the home page's, as search engines list both. */
export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getSite();
  if (!brand) return {};
  const t = await getTranslations();
  const words = { brand: brand.name };
  return { title: { absolute: t('lobby.heading', words) }, description: t('manifest.description', words) };
}

/** Entry page: shows the home page. */
export default HomePage;
