'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { readScrollPosition } from '@/lib/client/lobby/scroll-position';
import type { SearchQuery } from '@/lib/shared/lobby/search-query';

/** Asked from further down the page, an answer is shown from its beginning; who comes back stays where the list was left. */
export function useScrollToResults(head: RefObject<HTMLElement | null>, query: SearchQuery): void {
  const answered = useRef<SearchQuery>(undefined);
  useEffect(() => {
    if (answered.current === query) return;
    const isBack = answered.current === undefined && readScrollPosition() !== undefined;
    answered.current = query;
    const top = head.current?.getBoundingClientRect().top ?? 0;
    if (!isBack && top < 0) head.current?.scrollIntoView({ behavior: 'instant' });
  }, [head, query]);
}
