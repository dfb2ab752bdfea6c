import onArt from '@/components/promo/headline.module.css';
import { PromotionPicture } from '@/components/promo/promotion-picture';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { PromotionCard as Card } from '@/lib/shared/promo/parse-promotion';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './list.module.css';

type PromotionTileProps = {
  readonly card: Card;
  readonly query: URLSearchParams;
  /** Among the first of the page: its picture loads eagerly. */
  readonly isFirst?: boolean;
};

/** Promotion in a list: picture, title and link. */
export function PromotionTile({ card, query, isFirst }: PromotionTileProps) {
  return (
    <ClientLink
      className={[styles.card, onArt.frame].join(' ')}
      href={toHref(ROUTES.activity, { id: card.id }, query)}
    >
      <PromotionPicture image={card.image} isFirst={isFirst} />
      <span className={onArt.headline}>{card.title}</span>
    </ClientLink>
  );
}
