import 'client-only';
import type { AbstractIntlMessages } from 'next-intl';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

/** Returns the deferred texts in the page's language. @throws where they do not come */
export async function fetchTexts(): Promise<AbstractIntlMessages> {
  const answer = await fetch(toHref(SITE_FILES.texts, { language: getPageFacts().language }));
  if (!answer.ok) throw new Error(`The texts were answered ${answer.status}`);
  return answer.json();
}
