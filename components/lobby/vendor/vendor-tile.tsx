import { ClientLink } from '@/components/ui/client-link/client-link';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './vendor-tile.module.css';

/** What a tile shows of a vendor. */
export type VendorTileCard = {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly image?: string;
  readonly freeplay?: boolean;
};

type VendorTileProps = {
  readonly card: VendorTileCard;
  /** Says that the vendor's games may be tried for free. */
  readonly freeLabel: string;
  readonly query: URLSearchParams;
  readonly isCurrent?: boolean;
};

/** A vendor as a tile; it leads to the vendor's games. */
export function VendorTile({ card, freeLabel, query, isCurrent }: VendorTileProps) {
  return (
    <ClientLink
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.tile}
      data-free={card.freeplay && !card.image ? '' : undefined}
      href={toHref(ROUTES.game, { vendor: card.vendor }, query)}
    >
      <span className={styles.name}>{card.name}</span>
      {card.image && (
        <img
          alt=""
          className={styles.image}
          decoding="async"
          height="200"
          loading="lazy"
          src={card.image}
          width="320"
        />
      )}
      {card.freeplay && <span className={styles.free}>{freeLabel}</span>}
    </ClientLink>
  );
}
