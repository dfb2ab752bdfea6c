'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Choice, SearchLabels } from '@/components/lobby/category/search-labels';
import grid from '@/components/lobby/game/game-grid.module.css';
import { SearchFailure } from '@/components/search/search-failure';
import { readIdentity } from '@/lib/client/install/read-identity';
import { readScrollPosition } from '@/lib/client/lobby/scroll-position';
import { useSearchIndex } from '@/lib/client/lobby/use-search-index';
import { searchGames } from '@/lib/shared/lobby/search-games';
import { isSearching, type SearchQuery } from '@/lib/shared/lobby/search-query';
import { GameResults } from './game-results';
import styles from './live-results.module.css';

const nameIn = (choices: readonly Choice[], code: string | undefined) =>
  code && choices.find(({ id }) => id === code)?.name;

/** Titles the document as the server does at the address of the search, while mounted. */
function useSearchTitle(
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
