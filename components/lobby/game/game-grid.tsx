import type { Game } from '@/lib/shared/lobby/lobby';
import { GameCard } from './game-card';
import styles from './game-grid.module.css';

type GameGridProps = {
  readonly games: readonly Game[];
  readonly names: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

/** Games side by side, three to a row on a phone. */
export function GameGrid({ games, names, query }: GameGridProps) {
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <li key={`${game.vendor}/${game.code}`}>
          <GameCard game={game} query={query} vendorName={names[game.vendor] ?? game.vendor} />
        </li>
      ))}
    </ul>
  );
}
