'use client';

import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readScrollPosition } from '@/lib/client/lobby/scroll-position';
import { readSearch, writeSearch } from '@/lib/client/lobby/search-form';
import { isSameSearch, type SearchQuery } from '@/lib/shared/lobby/search-query';
import { useSearchAddress } from './use-search-address';

/** What is asked for now, and ways to ask for something else. */
export type SearchForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly query: SearchQuery;
  /** The list is made here: the player asked for something, or is back in the middle of a list. */
  readonly isLive: boolean;
  /** Takes over what the form says. */
  readonly read: () => void;
  /** Makes the form say it. */
  readonly search: (query: SearchQuery) => void;
  /** Makes the form say it, and shows what the server has answered where that is the same. */
  readonly open: (query: SearchQuery) => void;
};

/** Keeps form, list and address of the game area together: whichever changes, the others follow. */
export function useSearchForm(initial: SearchQuery, carried: string): SearchForm {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState({ query: initial, isLive: false });
  const show = useCallback((query: SearchQuery, isLive = true) => {
    if (form.current) writeSearch(form.current, query);
    startTransition(() => setState({ query, isLive }));
  }, []);
  const read = useCallback(() => {
    const submitted = form.current && readSearch(form.current);
    if (!submitted) return;
    // An emptied search stays a list: the page's many rows would come back in the middle of typing.
    startTransition(() =>
      setState((now) => {
        // The category is chosen beside the form, which only carries it.
        const query = { ...submitted, category: now.query.category };
        return isSameSearch(now.query, query) ? now : { query, isLive: true };
      }),
    );
  }, []);
  const search = useCallback((query: SearchQuery) => show(query), [show]);
  const open = useCallback(
    (query: SearchQuery) => show(query, !isSameSearch(query, initial)),
    [show, initial],
  );
  useSearchAddress({ query: state.query, carried, open });
  useEffect(() => {
    // What was typed before the page came alive is asked for too.
    read();
    // Together with what the address asks for: the page that the router kept may be that of another search.
    if (readScrollPosition() !== undefined)
      startTransition(() => setState(({ query }) => ({ query, isLive: true })));
  }, [read]);
  return { form, ...state, read, search, open };
}
