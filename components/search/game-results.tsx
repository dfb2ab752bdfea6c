'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { GameCard } from '@/components/lobby/game/game-card';
import grid from '@/components/lobby/game/game-grid.module.css';
import { NoResults } from '@/components/search/no-results';
import { ActionButton } from '@/components/ui/button/action-button';
import { WindowGrid } from '@/components/ui/window-grid/window-grid';
import { readScrollPosition, watchScrollPosition } from '@/lib/client/lobby/scroll-position';
import type { Game } from '@/lib/shared/lobby/lobby';
import type { SearchIndex } from '@/lib/shared/lobby/search-index';
import { NO_SEARCH, type SearchQuery } from '@/lib/shared/lobby/search-query';
import { type VendorNames, vendorNameOf } from '@/lib/shared/lobby/vendor-names';

type GameResultsProps = {
  readonly games: readonly Game[];
  readonly index: SearchIndex;
  readonly names: VendorNames;
  readonly carried: string;
  readonly onSearch: (query: SearchQuery) => void;
};

const keyOf = ({ vendor, code, category }: Game) => `${vendor}/${code}/${category}`;

/** Search results, rendered near the window only; or an empty state. */
export function GameResults({ games, index, names, carried, onSearch }: GameResultsProps) {
  const t = useTranslations('search');
  const gameText = useTranslations('game');
  const query = useMemo(() => new URLSearchParams(carried), [carried]);
  const [top, setTop] = useState(readScrollPosition);
  // A list that follows no results is another one: it begins at its top.
  if (games.length === 0 && top !== undefined) setTop(undefined);
  useEffect(watchScrollPosition, []);
  const render = useCallback(
    (game: Game) => (
      <GameCard game={game} query={query} t={gameText} vendorName={vendorNameOf(names, game)} />
    ),
    [names, query, gameText],
  );
  const popular = useMemo(() => index.entries.map(({ game }) => game).filter(({ hot }) => hot), [index]);
  if (games.length === 0)
    return (
      <NoResults names={names} popular={popular} query={query}>
        <ActionButton onClick={() => onSearch(NO_SEARCH)}>{t('reset')}</ActionButton>
      </NoResults>
    );
  return (
    <WindowGrid
      className={grid.grid}
      items={games}
      keyOf={keyOf}
      label={t('label')}
      render={render}
      top={top}
    />
  );
}
