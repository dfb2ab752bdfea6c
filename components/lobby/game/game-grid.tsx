import type { Game } from '@/lib/shared/lobby/lobby';
import { GameCard } from './game-card';
import styles from './game-grid.module.css';

type GameGridProps = {
  readonly games: readonly Game[];
  readonly names: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The first row is seen at once, so its pictures are not left for later. */
  readonly isFirst?: boolean;
};

const ROW_LENGTH = 3;

/** Games side by side, three to a row on a phone. */
export function GameGrid({ games, names, query, isFirst = false }: GameGridProps) {
  return (
    <ul className={styles.grid}>
      {games.map((game, index) => (
        <li key={`${game.vendor}/${game.code}`}>
          <GameCard
            game={game}
            isFirst={isFirst && index < ROW_LENGTH}
            query={query}
            vendorName={names[game.vendor] ?? game.vendor}
          />
        </li>
      ))}
    </ul>
  );
}
