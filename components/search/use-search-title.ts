import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { Choice, SearchLabels } from '@/components/lobby/category/search-labels';
import { readIdentity } from '@/lib/client/install/read-identity';
import { isSearching, type SearchQuery } from '@/lib/shared/lobby/search-query';

const nameIn = (choices: readonly Choice[], code: string | undefined) =>
  code && choices.find(({ id }) => id === code)?.name;

/** Titles the document as the server does at the address of the search, while mounted. */
export function useSearchTitle(
  query: SearchQuery,
  { title, categories, vendors }: Pick<SearchLabels, 'title' | 'categories' | 'vendors'>,
): void {
  const label = useTranslations('search')('label');
  const names = [nameIn(vendors, query.vendor), nameIn(categories, query.category), title].filter(Boolean);
  const parts = isSearching(query) ? [label] : names;
  const text = parts.join(' · ');
  useEffect(() => {
    const before = document.title;
    const own = `${text} · ${readIdentity().name}`;
    document.title = own;
    return () => {
      // A page that follows has set its own.
      if (document.title === own) document.title = before;
    };
  }, [text]);
}
