'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import {
  parseSearchQuery,
  type SearchQuery,
  toQueryRecord,
  toSearchFields,
} from '@/lib/shared/lobby/search-query';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Browsers throttle frequent address changes. */
const ADDRESS_DELAY_MS = 300;

type SearchAddress = {
  readonly query: SearchQuery;
  readonly carried: string;
  readonly open: (query: SearchQuery) => void;
};

/** Returns the address of a search: the game area with its filter and the carried query. */
export function searchHref(query: SearchQuery, carried: string): string {
  return toHref(ROUTES.game, toSearchFields(query), new URLSearchParams(carried));
}

/** Writes the search into the address, and follows other changes of the address. */
export function useSearchAddress({ query, carried, open }: SearchAddress): void {
  const params = useSearchParams().toString();
  const href = searchHref(query, carried);
  const known = useRef(href);
  // Before an address is followed: the page's initial search is not written.
  useEffect(() => {
    if (href === known.current) return;
    const write = () => {
      stop();
      known.current = href;
      window.history.replaceState(null, '', href);
    };
    // A tap may navigate: a later write would undo it. One on a field stays, and must show at once.
    const writeOnTap = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('label, input, select'))) write();
    };
    const timer = setTimeout(write, ADDRESS_DELAY_MS);
    document.addEventListener('click', writeOnTap, true);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('click', writeOnTap, true);
    };
    return stop;
  }, [href]);
  useEffect(() => {
    const addressQuery = parseSearchQuery(toQueryRecord(new URLSearchParams(params)));
    const addressHref = searchHref(addressQuery, carried);
    if (addressHref === known.current) return;
    known.current = addressHref;
    open(addressQuery);
  }, [params, carried, open]);
}
