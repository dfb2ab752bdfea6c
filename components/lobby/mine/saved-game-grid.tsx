'use client';

import { useTranslations } from 'next-intl';
import { GameGrid } from '@/components/lobby/game/game-grid';
import gridStyles from '@/components/lobby/game/game-grid.module.css';
import { CardSkeleton } from '@/components/lobby/saved/card-skeleton';
import { toGame } from '@/components/lobby/saved/to-game';
import { useSavedGames } from '@/components/lobby/saved/use-saved-games';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import { ROUTES, toHref } from '@/lib/shared/routes';

const STAND_INS = ['a', 'b', 'c'];
const STATES = {
  favourites: { icon: 'heart', title: 'noFavourites', text: 'noFavouritesText' },
  recents: { icon: 'clock', title: 'noRecents', text: 'noRecentsText' },
} as const;

type SavedGameGridProps = {
  readonly kind: 'recents' | 'favourites';
  readonly names: VendorNames;
  /** Carried part of the page's query. */
  readonly carried: string;
};

/** Games of one list of this device, or an empty state. */
export function SavedGameGrid({ kind, names, carried }: SavedGameGridProps) {
  const t = useTranslations('saved');
  const games = useSavedGames(kind);
  const isKnown = useHydrated();
  const query = new URLSearchParams(carried);
  if (!isKnown)
    return (
      <ul aria-hidden="true" className={gridStyles.grid}>
        {STAND_INS.map((id) => (
          <li key={id}>
            <CardSkeleton />
          </li>
        ))}
      </ul>
    );
  if (games.length > 0) return <GameGrid games={games.map(toGame)} names={names} query={query} />;
  const { icon, title, text } = STATES[kind];
  return (
    <StatePanel icon={icon} text={t(text)} title={t(title)}>
      <ButtonLink href={toHref(ROUTES.game, {}, query)}>{t('browse')}</ButtonLink>
    </StatePanel>
  );
}
