import { Rail } from '@/components/ui/rail/rail';
import type { Game } from '@/lib/shared/lobby/lobby';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import { carriedQuery } from '@/lib/shared/routes';
import { GameCards } from './game-cards';
import { toCard } from './to-card';

type GameRailProps = {
  readonly label: string;
  readonly games: readonly Game[];
  readonly names: VendorNames;
  readonly query: URLSearchParams;
  readonly isRanked?: boolean;
};

/** Scrolling row of games; ranked ones carry their number. */
export function GameRail({ label, games, names, query, isRanked = false }: GameRailProps) {
  return (
    <Rail label={label} size={isRanked ? 'ranked' : 'card'}>
      <GameCards
        cards={games.map(toCard)}
        isRanked={isRanked}
        carried={carriedQuery(query).toString()}
        names={names}
      />
    </Rail>
  );
}
