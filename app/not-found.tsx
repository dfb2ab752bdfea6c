import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import MissingPage from '@/app/m/(open)/missing/page';

/** Next takes the words of every answer that the gate makes a 404 from here. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('meta'))('missing') };
}

/** A file that is not there; to every other address the gate gives a page in the brand's shell. Next sends this along with each page, so it holds no shell. */
export default MissingPage;
