'use client';

import { useTranslations } from 'next-intl';
import { GameCard } from '@/components/lobby/game/game-card';
import { toGame } from '@/components/lobby/saved/to-game';
import type { GameRef } from '@/lib/shared/game/game-ref';
import { type VendorNames, vendorNameOf } from '@/lib/shared/lobby/vendor-names';

export type SavedGameCardsProps = {
  readonly games: readonly GameRef[];
  readonly names: VendorNames;
  /** Carried part of the page's query. */
  readonly carried: string;
};

/** Cards of games saved on this device. */
export function SavedGameCards({ games, names, carried }: SavedGameCardsProps) {
  const t = useTranslations('game');
  const query = new URLSearchParams(carried);
  return games.map((game) => (
    <li key={`${game.vendor} ${game.code}`}>
      <GameCard game={toGame(game)} query={query} t={t} vendorName={vendorNameOf(names, game)} />
    </li>
  ));
}
