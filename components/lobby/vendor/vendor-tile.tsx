import { ClientLink } from '@/components/ui/client-link/client-link';
import { SizedImage } from '@/components/ui/image/sized-image';
import { toLaunchHref } from '@/lib/shared/game/launch-href';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './vendor-tile.module.css';

/** Part of a vendor that a tile shows. */
export type VendorTileCard = {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly image?: string;
  readonly freeplay?: boolean;
  /** Category whose lobby the vendor opens: none of its games is listed. */
  readonly lobbyOf?: string;
};

type VendorTileProps = {
  readonly card: VendorTileCard;
  /** Label for vendors with free trials. */
  readonly freeLabel: string;
  readonly query: URLSearchParams;
  readonly isCurrent?: boolean;
};

/** Tile of a vendor; links to its games, or to its own lobby where none is listed. */
export function VendorTile({ card, freeLabel, query, isCurrent }: VendorTileProps) {
  const { vendor, lobbyOf } = card;
  const href = lobbyOf
    ? toLaunchHref({ vendor, code: '' }, { gameType: lobbyOf }, query)
    : toHref(ROUTES.game, { vendor }, query);
  // A launch needs a full navigation.
  const Link = lobbyOf ? 'a' : ClientLink;
  return (
    <Link
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.tile}
      data-free={card.freeplay && !card.image ? '' : undefined}
      href={href}
    >
      <span className={styles.name}>{card.name}</span>
      {card.image && (
        <SizedImage alt="" className={styles.image} height="200" place="card" src={card.image} width="320" />
      )}
      {card.freeplay && (
        <span className={styles.free}>
          <span className="visually-hidden">{freeLabel}</span>
        </span>
      )}
    </Link>
  );
}
