import { useTranslations } from 'next-intl';
import { categoryIcon } from '@/components/lobby/category/category-icon';
import { Hearts } from '@/components/lobby/saved/hearts';
import { vendorNames } from '@/components/lobby/section/lobby-sections';
import { PickedSection } from '@/components/lobby/section/picked-section';
import type { Game, Lane } from '@/lib/shared/lobby/lobby';
import { GameDetails } from './game-details';

const RELATED_LENGTH = 10;

type GamePageProps = {
  readonly game: Game;
  readonly games: readonly Game[];
  readonly lanes: readonly Lane[];
  readonly query: URLSearchParams;
};

/** One game, and more of its category. */
export function GamePage({ game, games, lanes, query }: GamePageProps) {
  const t = useTranslations('game');
  const names = vendorNames(lanes);
  const related = games.filter(({ category, code }) => category === game.category && code !== game.code);
  return (
    <>
      <Hearts />
      <GameDetails game={game} query={query} vendorName={names[game.vendor] ?? game.vendor} />
      <PickedSection
        games={related.slice(0, RELATED_LENGTH)}
        icon={categoryIcon(game.category)}
        names={names}
        query={query}
        title={t('related')}
      />
    </>
  );
}
