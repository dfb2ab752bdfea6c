'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useRef } from 'react';
import type { SearchLabels } from '@/components/lobby/category/search-labels';
import { SearchFailure } from '@/components/search/search-failure';
import { useSearchIndex } from '@/lib/client/lobby/use-search-index';
import { searchGames } from '@/lib/shared/lobby/search-games';
import type { SearchQuery } from '@/lib/shared/lobby/search-query';
import { GameResults } from './game-results';
import styles from './live-results.module.css';
import { LiveSkeleton } from './live-skeleton';
import { useScrollToResults } from './use-scroll-to-results';

type LiveResultsProps = SearchLabels & {
  readonly query: SearchQuery;
  readonly onSearch: (query: SearchQuery) => void;
};

/** Live search: the list is loaded once, and every letter filters it. */
export function LiveResults({ query, onSearch, carried, vendors }: LiveResultsProps) {
  const t = useTranslations('search');
  const tag = useLocale();
  const locale = useMemo(
    () => ({ tag, names: Object.fromEntries(vendors.map(({ id, name }) => [id, name])) }),
    [tag, vendors],
  );
  const { index, call } = useSearchIndex(locale);
  const matches = useMemo(() => index && searchGames(index, query), [index, query]);
  const head = useRef<HTMLParagraphElement>(null);
  useScrollToResults(head, query);
  const { failure, isRetrying, retry } = call;
  return (
    <>
      <p className={styles.count} ref={head} role="status">
        {matches ? t('results', { count: matches.length }) : failure ? '' : t('loading')}
      </p>
      {!matches && !failure && <LiveSkeleton />}
      {!matches && failure && (
        <SearchFailure isRetrying={isRetrying} onRetry={retry} traceId={failure.traceId} />
      )}
      {index && matches && (
        <GameResults
          games={matches}
          index={index}
          carried={carried}
          names={locale.names}
          onSearch={onSearch}
        />
      )}
    </>
  );
}
