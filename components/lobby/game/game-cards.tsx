'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { isClientNavigation } from '@/lib/client/page/client-navigation';
import { type CardGame, GameCard } from './game-card';

type GameCardsProps = {
  readonly cards: readonly CardGame[];
  readonly names: Readonly<Record<string, string>>;
  /** What is kept of the page's query. */
  readonly carried: string;
  readonly isRanked?: boolean;
  /** How many of them are seen at once. */
  readonly firstLength?: number;
};

/** More than a screen of them. */
const AT_ONCE = 12;

/** How many are drawn: all in HTML, but after a tap those in sight first, then the rest. */
function useShownLength(length: number): number {
  const [isWhole, setWhole] = useState(() => !isClientNavigation());
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? length : AT_ONCE;
}

/** The items of a row or a grid of games. Drawn here and there from the same few facts: as markup a lobby would reach the browser twice. */
export function GameCards({ cards, names, carried, isRanked, firstLength = 0 }: GameCardsProps) {
  const t = useTranslations('game');
  const query = useMemo(() => new URLSearchParams(carried), [carried]);
  const shown = useShownLength(cards.length);
  return cards.slice(0, shown).map((game, index) => (
    <li key={`${game.vendor}/${game.code}`}>
      <GameCard
        game={game}
        isFirst={index < firstLength}
        query={query}
        rank={isRanked ? index + 1 : undefined}
        t={t}
        vendorName={names[game.vendor] ?? game.vendor}
      />
    </li>
  ));
}
