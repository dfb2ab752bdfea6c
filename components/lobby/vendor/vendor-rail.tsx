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

/** Part of a vendor that a tile shows; nothing else is sent with the page. */
const toTile = (card: VendorCard): VendorTileCard => {
  const { accountTypeName, displayName, vendor, image, freeplay, lobbyOf } = card;
  return {
    id: accountTypeName,
    name: displayName,
    vendor,
    ...(image && { image }),
    ...(freeplay && { freeplay }),
    ...(lobbyOf && { lobbyOf }),
  };
};

/** Vendors of a group in one row. */
export function VendorRail({ label, cards, query, current }: VendorRailProps) {
  return (
    <Rail label={label} size="tile">
      <VendorTiles cards={cards.map(toTile)} current={current} carried={carriedQuery(query).toString()} />
    </Rail>
  );
}
