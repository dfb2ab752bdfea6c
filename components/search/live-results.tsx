'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { SearchLabels } from '@/components/lobby/category/search-labels';
import grid from '@/components/lobby/game/game-grid.module.css';
import { SearchFailure } from '@/components/search/search-failure';
import { readScrollPosition } from '@/lib/client/lobby/scroll-position';
import { useSearchIndex } from '@/lib/client/lobby/use-search-index';
import { searchGames } from '@/lib/shared/lobby/search-games';
import type { SearchQuery } from '@/lib/shared/lobby/search-query';
import { GameResults } from './game-results';
import styles from './live-results.module.css';
import { useSearchTitle } from './use-search-title';

type LiveResultsProps = SearchLabels & {
  readonly query: SearchQuery;
  readonly onSearch: (query: SearchQuery) => void;
};

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Skeleton of the results. */
function LiveSkeleton() {
  return (
    <div aria-hidden="true" className={grid.grid}>
      {CARDS.map((card) => (
        <div className={styles.card} key={card} />
      ))}
    </div>
  );
}

/** A search from further down scrolls to its beginning; going back restores the position. */
function useScrollToResults(head: RefObject<HTMLElement | null>, query: SearchQuery): void {
  const answered = useRef<SearchQuery>(undefined);
  useEffect(() => {
    if (answered.current === query) return;
    const isBack = answered.current === undefined && readScrollPosition() !== undefined;
    answered.current = query;
    const top = head.current?.getBoundingClientRect().top ?? 0;
    if (!isBack && top < 0) head.current?.scrollIntoView({ behavior: 'instant' });
  }, [head, query]);
}

/** Live search: the list is loaded once, and every letter filters it. */
export function LiveResults({ query, onSearch, carried, names, ...labels }: LiveResultsProps) {
  const t = useTranslations('search');
  const tag = useLocale();
  const locale = useMemo(() => ({ tag, names }), [tag, names]);
  const { index, call } = useSearchIndex(locale);
  const matches = useMemo(() => index && searchGames(index, query), [index, query]);
  const head = useRef<HTMLParagraphElement>(null);
  useScrollToResults(head, query);
  useSearchTitle(query, labels);
  const { failure, isRetrying, retry } = call;
  return (
    <>
      <p className={grid.count} ref={head} role="status">
        {matches ? t('results', { count: matches.length }) : failure ? '' : t('loading')}
      </p>
      {!matches && !failure && <LiveSkeleton />}
      {!matches && failure && (
        <SearchFailure isRetrying={isRetrying} onRetry={retry} traceId={failure.traceId} />
      )}
      {index && matches && (
        <GameResults games={matches} index={index} carried={carried} names={names} onSearch={onSearch} />
      )}
    </>
  );
}
