import 'client-only';
import { type AbstractIntlMessages, useLocale } from 'next-intl';
import useSwr from 'swr';
import { fetchTexts } from '@/lib/client/api/site/fetch-texts';

/** Returns the messages of the deferred widgets, fetched once per page and language; undefined until they arrive, after retries too. */
export function useDeferredTexts(): AbstractIntlMessages | undefined {
  return useSwr(['deferred-texts', useLocale()], fetchTexts, { revalidateOnFocus: false }).data;
}
