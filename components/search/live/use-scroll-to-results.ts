'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { readScrollPosition } from '@/lib/client/lobby/scroll-position';
import type { SearchQuery } from '@/lib/shared/lobby/search-query';

/** A search from further down scrolls to its beginning; going back restores the position. */
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
