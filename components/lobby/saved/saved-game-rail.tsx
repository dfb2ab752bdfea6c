'use client';

import { useTranslations } from 'next-intl';
import { GameCard } from '@/components/lobby/game/game-card';
import { CardSkeleton } from '@/components/lobby/saved/card-skeleton';
import { toGame } from '@/components/lobby/saved/to-game';
import { useSavedGames } from '@/components/lobby/saved/use-saved-games';
import { Rail } from '@/components/ui/rail/rail';

const LENGTH = 12;
const STAND_INS = ['a', 'b', 'c', 'd'];

type SavedGameRailProps = {
  readonly kind: 'recents' | 'favourites';
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  /** Carried part of the page's query. */
  readonly carried: string;
};

/** Row of games saved on this device; skeletons hold its height. */
export function SavedGameRail({ kind, label, names, carried }: SavedGameRailProps) {
  const t = useTranslations('game');
  const games = useSavedGames(kind);
  const query = new URLSearchParams(carried);
  return (
    <Rail label={label} size="card">
      {games.length === 0 &&
        STAND_INS.map((id) => (
          <li aria-hidden="true" key={id}>
            <CardSkeleton />
          </li>
        ))}
      {games.slice(0, LENGTH).map((game) => (
        <li key={`${game.vendor} ${game.code}`}>
          <GameCard game={toGame(game)} query={query} t={t} vendorName={names[game.vendor] ?? game.vendor} />
        </li>
      ))}
    </Rail>
  );
}
