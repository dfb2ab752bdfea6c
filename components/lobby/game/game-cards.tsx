'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { isClientNavigation } from '@/lib/client/page/client-navigation';
import { type VendorNames, vendorNameOf } from '@/lib/shared/lobby/vendor-names';
import { type CardGame, GameCard } from './game-card';
import styles from './game-grid.module.css';

type GameCardsProps = {
  readonly cards: readonly CardGame[];
  readonly names: VendorNames;
  /** Carried part of the page's query. */
  readonly carried: string;
  readonly isRanked?: boolean;
  /** Number of cards visible at once. */
  readonly firstLength?: number;
};

/** Cards of the first frame after a tap: about what a phone shows below a lobby's head. */
const AT_ONCE = 6;

/** Number of rendered cards: all in HTML, but after a client-side navigation first the visible ones. */
function useShownLength(length: number): number {
  const [isWhole, setWhole] = useState(() => !isClientNavigation());
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? length : AT_ONCE;
}

/** Cards of a row or grid, rendered in the browser from a few facts: as markup a lobby would be sent twice. */
export function GameCards({ cards, names, carried, isRanked, firstLength = 0 }: GameCardsProps) {
  const t = useTranslations('game');
  const query = useMemo(() => new URLSearchParams(carried), [carried]);
  const shown = useShownLength(cards.length);
  return (
    <>
      {cards.slice(0, shown).map((game, index) => (
        <li key={`${game.vendor}/${game.code}/${game.category}`}>
          <GameCard
            game={game}
            isFirst={index < firstLength}
            query={query}
            rank={isRanked ? index + 1 : undefined}
            t={t}
            vendorName={vendorNameOf(names, game)}
          />
        </li>
      ))}
      {shown < cards.length && <li aria-hidden="true" className={styles.rest} />}
    </>
  );
}
