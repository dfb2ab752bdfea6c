import type { Game } from '@/lib/shared/lobby/lobby';
import { GameCard } from './game-card';
import styles from './game-grid.module.css';

type GameGridProps = {
  readonly games: readonly Game[];
  readonly names: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The first rows are seen at once, so their pictures are not left for later. */
  readonly isFirst?: boolean;
};

/** Two rows of a phone: more of them shows at a part only. */
const FIRST_LENGTH = 6;

/** Games side by side, three to a row on a phone. */
export function GameGrid({ games, names, query, isFirst = false }: GameGridProps) {
  return (
    <ul className={styles.grid}>
      {games.map((game, index) => (
        <li key={`${game.vendor}/${game.code}`}>
          <GameCard
            game={game}
            isFirst={isFirst && index < FIRST_LENGTH}
            query={query}
            vendorName={names[game.vendor] ?? game.vendor}
          />
        </li>
      ))}
    </ul>
  );
}
