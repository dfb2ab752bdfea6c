import { Rail } from '@/components/ui/rail/rail';
import type { VendorCard } from '@/lib/shared/lobby/lobby';
import { VendorTile } from './vendor-tile';

type VendorRailProps = {
  readonly label: string;
  readonly cards: readonly VendorCard[];
  readonly query: URLSearchParams;
  readonly current?: string;
};

/** A vendor lane: the vendors of a group in one row (G8). */
export function VendorRail({ label, cards, query, current }: VendorRailProps) {
  return (
    <Rail label={label} size="tile">
      {cards.map((card) => (
        <li key={card.accountTypeName}>
          <VendorTile card={card} isCurrent={card.vendor === current} query={query} />
        </li>
      ))}
    </Rail>
  );
}
