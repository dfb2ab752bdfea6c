import { Rail } from '@/components/ui/rail/rail';
import type { Game } from '@/lib/shared/lobby/lobby';
import { GameCard } from './game-card';

type GameRailProps = {
  readonly label: string;
  readonly games: readonly Game[];
  readonly names: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly isRanked?: boolean;
};

/** Games in one row that scrolls sideways; ranked ones carry their number. */
export function GameRail({ label, games, names, query, isRanked = false }: GameRailProps) {
  return (
    <Rail label={label} size={isRanked ? 'ranked' : 'card'}>
      {games.map((game, index) => (
        <li key={`${game.vendor}/${game.code}`}>
          <GameCard
            game={game}
            query={query}
            rank={isRanked ? index + 1 : undefined}
            vendorName={names[game.vendor] ?? game.vendor}
          />
        </li>
      ))}
    </Rail>
  );
}
