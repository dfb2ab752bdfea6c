import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { categoryIcon } from '@/components/lobby/category/category-icon';
import { useCategoryName } from '@/components/lobby/category/use-category-links';
import { Hearts } from '@/components/lobby/saved/hearts';
import { PickedSection } from '@/components/lobby/section/picked-section';
import { SectionHead } from '@/components/lobby/section/section-head';
import { SizedImage } from '@/components/ui/image/sized-image';
import { Rail } from '@/components/ui/rail/rail';
import { isSameGame } from '@/lib/shared/game/game-ref';
import { isLottery } from '@/lib/shared/game/lottery';
import type { ShownFacts } from '@/lib/shared/lobby/game-facts';
import type { Game, Lane } from '@/lib/shared/lobby/lobby';
import { vendorNameOf, vendorNames } from '@/lib/shared/lobby/vendor-names';
import { GameDetails } from './game-details';
import { GameFactList } from './game-fact-list';
import { LotteryPanel } from './lottery-panel';
import styles from './screenshots.module.css';

const RELATED_LENGTH = 10;

type GamePageProps = {
  readonly game: Game;
  readonly facts: ShownFacts;
  /** A lottery's draw, if the provider sends it. */
  readonly draw?: ReactNode;
  readonly games: readonly Game[];
  readonly lanes: readonly Lane[];
  readonly query: URLSearchParams;
};

type ScreenshotsProps = { readonly name: string; readonly images: readonly string[] };

/** Pictures of the running game, if the provider has them; each opens in a new tab. */
function Screenshots({ name, images }: ScreenshotsProps) {
  const t = useTranslations('gameFacts');
  if (images.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead icon="handset" title={t('screenshots')} />
      <Rail label={t('screenshots')} size="screenshot">
        {images.map((image, place) => (
          <li key={image}>
            <a className={styles.shot} href={image} rel="noopener noreferrer" target="_blank">
              <SizedImage
                alt={t('screenshot', { number: place + 1, name })}
                className={styles.picture}
                height="256"
                place="cover"
                src={image}
                width="144"
              />
            </a>
          </li>
        ))}
      </Rail>
    </section>
  );
}

/** Page of one game: play buttons, facts, and more of its category. */
export function GamePage({ game, facts, draw, games, lanes, query }: GamePageProps) {
  const t = useTranslations('game');
  const names = vendorNames(lanes);
  const vendorName = vendorNameOf(names, game);
  const title = lanes.find(({ category }) => category === game.category)?.title;
  const categoryName = useCategoryName()(game.category, title || undefined);
  const related = games.filter((one) => one.category === game.category && !isSameGame(one, game));
  return (
    <>
      <Hearts />
      <GameDetails categoryName={categoryName} game={game} query={query} vendorName={vendorName} />
      {isLottery(game.category) && <LotteryPanel>{draw}</LotteryPanel>}
      <Screenshots images={facts.screenshots} name={game.name} />
      <GameFactList categoryName={categoryName} facts={facts} game={game} vendorName={vendorName} />
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
