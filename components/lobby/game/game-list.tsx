import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { PAGE_LENGTH } from '@/lib/shared/lobby/category-lobby';
import type { Game } from '@/lib/shared/lobby/lobby';
import { GameGrid } from './game-grid';
import styles from './game-grid.module.css';

type GameListProps = {
  readonly games: readonly Game[];
  readonly names: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly page: number;
  /** Address of another page of the list. */
  readonly hrefOf: (page: number) => string;
};

/** Long list of games in pages, with plain links. */
export function GameList({ games, names, query, page, hrefOf }: GameListProps) {
  const t = useTranslations('lobby');
  const last = Math.max(1, Math.ceil(games.length / PAGE_LENGTH));
  const now = Math.min(page, last);
  return (
    <>
      <GameGrid
        games={games.slice((now - 1) * PAGE_LENGTH, now * PAGE_LENGTH)}
        isFirst
        names={names}
        query={query}
      />
      {last > 1 && (
        <nav aria-label={t('pages')} className={styles.pages}>
          {now > 1 && (
            <ButtonLink href={hrefOf(now - 1)} look="quiet">
              {t('previous')}
            </ButtonLink>
          )}
          <span className={styles.page}>{t('page', { page: now, last })}</span>
          {now < last && (
            <ButtonLink href={hrefOf(now + 1)} look="quiet">
              {t('next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
