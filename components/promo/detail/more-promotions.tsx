import { useTranslations } from 'next-intl';
import { PromotionPicture } from '@/components/promo/promotion-picture';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import type { PromotionCard, PromotionCategory } from '@/lib/shared/promo/parse-promotion';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { uniqueBy } from '@/lib/shared/unique-by';
import styles from './detail.module.css';

const LENGTH = 4;

type MorePromotionsProps = {
  readonly categories: readonly PromotionCategory[];
  /** The current promotion. */
  readonly id: string;
  readonly query: URLSearchParams;
};

// Those of the same category first: readers likely want similar ones.
function othersOf(categories: readonly PromotionCategory[], id: string): PromotionCard[] {
  const isOwn = ({ promotions }: PromotionCategory) => promotions.some((card) => card.id === id);
  const sorted = [...categories.filter(isOwn), ...categories.filter((category) => !isOwn(category))];
  const cards = sorted.flatMap(({ promotions }) => promotions).filter((card) => card.id !== id);
  return uniqueBy(cards, (card) => card.id).slice(0, LENGTH);
}

/** Further promotions below the current one. */
export function MorePromotions({ categories, id, query }: MorePromotionsProps) {
  const t = useTranslations('promo');
  const cards = othersOf(categories, id);
  if (cards.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2 className={styles.moreTitle}>{t('more')}</h2>
      <ul>
        {cards.map(({ id: other, title, image }) => (
          <li key={other}>
            <ClientLink className={styles.row} href={toHref(ROUTES.activity, { id: other }, query)}>
              <span className={styles.rowPicture}>
                <PromotionPicture image={image} place="card" />
              </span>
              <span className={styles.rowTitle}>{title}</span>
              <Icon flips name="chevron" size="small" />
            </ClientLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
