import 'client-only';
import type { AbstractIntlMessages } from 'next-intl';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

/** Returns the deferred texts in the page's language, undefined on failure. Never throws. */
export async function fetchTexts(): Promise<AbstractIntlMessages | undefined> {
  try {
    const answer = await fetch(toHref(SITE_FILES.texts, { language: getPageFacts().language }));
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
