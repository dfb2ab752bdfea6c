'use client';

import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readScrollPosition } from '@/lib/client/lobby/scroll-position';
import { readSearch, writeSearch } from '@/lib/client/lobby/search-form';
import { afterPaint } from '@/lib/client/page/after-paint';
import { isSameSearch, type SearchQuery } from '@/lib/shared/lobby/search-query';
import { useSearchAddress } from './use-search-address';

/** Current search, and its setters. */
export type SearchForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly query: SearchQuery;
  /** Rendered in the browser: the player searched, or is back inside a list. */
  readonly isLive: boolean;
  /** Reads the form. */
  readonly read: () => void;
  /** Reads the form once its change is painted: a filter or a letter shows before the list follows. */
  readonly readSoon: () => void;
  /** Writes the form. */
  readonly search: (query: SearchQuery) => void;
  /** Writes the form, and shows the server's result if it is the same search. */
  readonly open: (query: SearchQuery) => void;
};

/** Keeps form, list and address in sync. */
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
    // An emptied search stays a list: the page's many rows would return during typing.
    startTransition(() =>
      setState((now) => {
        // Chosen beside the form, which only carries it.
        const query = { ...submitted, category: now.query.category };
        return isSameSearch(now.query, query) ? now : { query, isLive: true };
      }),
    );
  }, []);
  const isReading = useRef(false);
  const readSoon = useCallback(() => {
    if (isReading.current) return;
    isReading.current = true;
    afterPaint(() => {
      isReading.current = false;
      read();
    });
  }, [read]);
  const search = useCallback((query: SearchQuery) => show(query), [show]);
  const open = useCallback(
    (query: SearchQuery) => show(query, !isSameSearch(query, initial)),
    [show, initial],
  );
  useSearchAddress({ query: state.query, carried, open });
  useEffect(() => {
    // Includes input from before hydration.
    read();
    // With the address: the router's cached page may be of another search.
    if (readScrollPosition() !== undefined)
      startTransition(() => setState(({ query }) => ({ query, isLive: true })));
  }, [read]);
  return { form, ...state, read, readSoon, search, open };
}
