import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { toListPage } from '@/lib/shared/lobby/list-page';
import type { Game } from '@/lib/shared/lobby/lobby';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import { GameGrid } from './game-grid';
import styles from './game-grid.module.css';

type GameListProps = {
  readonly games: readonly Game[];
  readonly names: VendorNames;
  readonly query: URLSearchParams;
  readonly page: number;
  /** Address of another page of the list. */
  readonly hrefOf: (page: number) => string;
};

/** Long list of games in pages, with plain links. */
export function GameList({ games, names, query, page, hrefOf }: GameListProps) {
  const t = useTranslations('lobby');
  const { items, page: current, last } = toListPage(games, page);
  return (
    <>
      <GameGrid games={items} isFirst names={names} query={query} />
      {last > 1 && (
        <nav aria-label={t('pages')} className={styles.pages}>
          {current > 1 && (
            <ButtonLink href={hrefOf(current - 1)} look="quiet">
              {t('previous')}
            </ButtonLink>
          )}
          <span className={styles.page}>{t('page', { page: current, last })}</span>
          {current < last && (
            <ButtonLink href={hrefOf(current + 1)} look="quiet">
              {t('next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
