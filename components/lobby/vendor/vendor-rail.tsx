import { Rail } from '@/components/ui/rail/rail';
import type { VendorCard } from '@/lib/shared/lobby/lobby';
import { carriedQuery } from '@/lib/shared/routes';
import type { VendorTileCard } from './vendor-tile';
import { VendorTiles } from './vendor-tiles';

type VendorRailProps = {
  readonly label: string;
  readonly cards: readonly VendorCard[];
  readonly query: URLSearchParams;
  readonly current?: string;
};

/** What a tile shows of a vendor: nothing else is sent along with the page. */
const toTile = ({ accountTypeName, displayName, vendor, image, freeplay }: VendorCard): VendorTileCard => ({
  id: accountTypeName,
  name: displayName,
  vendor,
  ...(image && { image }),
  ...(freeplay && { freeplay }),
});

/** A vendor lane: the vendors of a group in one row. */
export function VendorRail({ label, cards, query, current }: VendorRailProps) {
  return (
    <Rail label={label} size="tile">
      <VendorTiles cards={cards.map(toTile)} current={current} carried={carriedQuery(query).toString()} />
    </Rail>
  );
}
