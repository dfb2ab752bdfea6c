'use client';

import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readSearch, writeSearch } from '@/lib/client/lobby/search-form';
import { placeOfEntry } from '@/lib/client/lobby/search-place';
import { isSameSearch, type SearchQuery } from '@/lib/shared/lobby/search-query';
import { useSearchAddress } from './use-search-address';

/** What is asked for now, and ways to ask for something else. */
export type SearchForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly query: SearchQuery;
  /** The list is made here: what is asked for differs from what the server has shown, or somebody is back in its middle. */
  readonly isLive: boolean;
  /** Takes over what the form says. */
  readonly read: () => void;
  /** Makes the form say it. */
  readonly ask: (query: SearchQuery) => void;
};

/** Keeps form, list and address of the game area together: whichever changes, the others follow (B3). */
export function useSearchForm(initial: SearchQuery, kept: string): SearchForm {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(initial);
  const [isBack, setBack] = useState(false);
  const read = useCallback(() => {
    const said = form.current && readSearch(form.current);
    if (said) startTransition(() => setQuery((now) => (isSameSearch(now, said) ? now : said)));
  }, []);
  const ask = useCallback((wanted: SearchQuery) => {
    if (form.current) writeSearch(form.current, wanted);
    startTransition(() => setQuery(wanted));
  }, []);
  useSearchAddress({ query, kept, ask });
  useEffect(() => {
    // What was typed before the page came alive is asked for too.
    read();
    setBack(placeOfEntry() !== undefined);
  }, [read]);
  return { form, query, isLive: isBack || !isSameSearch(query, initial), read, ask };
}
