import type { Game } from '@/lib/shared/lobby/lobby';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import { carriedQuery } from '@/lib/shared/routes';
import { GameCards } from './game-cards';
import styles from './game-grid.module.css';
import { toCard } from './to-card';

type GameGridProps = {
  readonly games: readonly Game[];
  readonly names: VendorNames;
  readonly query: URLSearchParams;
  /** The first rows are visible at once: their pictures load eagerly. */
  readonly isFirst?: boolean;
};

/** Two rows of a phone. */
const FIRST_LENGTH = 6;

/** Grid of games, three to a row on a phone. */
export function GameGrid({ games, names, query, isFirst = false }: GameGridProps) {
  return (
    <ul className={styles.grid}>
      <GameCards
        cards={games.map(toCard)}
        firstLength={isFirst ? FIRST_LENGTH : 0}
        carried={carriedQuery(query).toString()}
        names={names}
      />
    </ul>
  );
}
