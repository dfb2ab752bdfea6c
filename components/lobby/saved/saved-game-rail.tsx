'use client';

import { lazy, Suspense } from 'react';
import { CardSkeleton } from '@/components/lobby/saved/card-skeleton';
import { useSavedGames } from '@/components/lobby/saved/use-saved-games';
import { Rail } from '@/components/ui/rail/rail';
import type { SavedGameCardsProps } from './saved-game-cards';

const LENGTH = 12;
const STAND_INS = ['a', 'b', 'c', 'd'];

const skeletons = STAND_INS.map((id) => (
  <li aria-hidden="true" key={id}>
    <CardSkeleton />
  </li>
));

// Most first visits have no saved games. Without its script the row keeps its skeletons.
const Cards = lazy(() =>
  import('./saved-game-cards').then(
    ({ SavedGameCards }) => ({ default: SavedGameCards }),
    () => ({ default: () => skeletons }),
  ),
);

type SavedGameRailProps = Omit<SavedGameCardsProps, 'games'> & {
  readonly kind: 'recents' | 'favourites';
  readonly label: string;
};

/** Row of games saved on this device; skeletons hold its height. */
export function SavedGameRail({ kind, label, ...cards }: SavedGameRailProps) {
  const games = useSavedGames(kind).slice(0, LENGTH);
  return (
    <Rail label={label} size="card">
      {games.length === 0 ? (
        skeletons
      ) : (
        <Suspense fallback={skeletons}>
          <Cards {...cards} games={games} />
        </Suspense>
      )}
    </Rail>
  );
}
