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

type FoundGamesProps = {
  readonly found: readonly Game[];
  readonly index: SearchIndex;
  readonly names: Readonly<Record<string, string>>;
  readonly kept: string;
  readonly onAsk: (query: SearchQuery) => void;
};

const keyOf = ({ vendor, code }: Game) => `${vendor}/${code}`;

/** The games that fit, of which only those near the window exist; or what to do when there are none. */
export function GameResults({ found, index, names, kept, onAsk }: FoundGamesProps) {
  const t = useTranslations('search');
  const words = useTranslations('game');
  const query = useMemo(() => new URLSearchParams(kept), [kept]);
  const [top] = useState(readScrollPosition);
  useEffect(watchScrollPosition, []);
  const render = useCallback(
    (game: Game) => (
      <GameCard game={game} query={query} t={words} vendorName={names[game.vendor] ?? game.vendor} />
    ),
    [names, query, words],
  );
  const popular = useMemo(() => index.entries.map(({ game }) => game).filter(({ hot }) => hot), [index]);
  if (found.length === 0)
    return (
      <NoResults names={names} popular={popular} query={query}>
        <ActionButton onClick={() => onAsk(NO_SEARCH)}>{t('reset')}</ActionButton>
      </NoResults>
    );
  return (
    <WindowGrid
      className={grid.grid}
      items={found}
      keyOf={keyOf}
      label={t('label')}
      render={render}
      top={top}
    />
  );
}
