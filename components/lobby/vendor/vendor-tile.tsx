import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link/soft-link';
import type { VendorCard } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './vendor-tile.module.css';

type VendorTileProps = {
  readonly card: VendorCard;
  readonly query: URLSearchParams;
  readonly isCurrent?: boolean;
};

/** A vendor as a tile; it leads to the vendor's games. */
export function VendorTile({ card, query, isCurrent }: VendorTileProps) {
  const t = useTranslations('game');
  return (
    <SoftLink
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.tile}
      href={toHref(ROUTES.game, { vendor: card.vendor }, query)}
    >
      <span className={styles.name}>{card.displayName}</span>
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
      {card.freeplay && <span className={styles.free}>{t('free')}</span>}
    </SoftLink>
  );
}
