// Texts of the parts that come after the page, from the own origin.
import 'client-only';
import type { AbstractIntlMessages } from 'next-intl';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

/** The late texts in the page's language; undefined where they cannot be had: the parts then stay away. Never throws. */
export async function fetchTexts(): Promise<AbstractIntlMessages | undefined> {
  try {
    const answer = await fetch(toHref(SITE_FILES.texts, { language: getPageFacts().language }));
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
