import type { PromotionCategory } from '@/lib/shared/promo/parse-promotion';
import styles from './list.module.css';
import { anchorOf } from './promotion-category-links';
import { PromotionTile } from './promotion-tile';

type CategorySectionProps = {
  readonly category: PromotionCategory;
  readonly query: URLSearchParams;
  readonly isFirst: boolean;
};

/** A category with its promotions; without a name it has no heading. */
export function CategorySection({ category, query, isFirst }: CategorySectionProps) {
  const { id, name, promotions } = category;
  return (
    <section className={styles.section} id={anchorOf(id)}>
      {name && <h2 className={styles.heading}>{name}</h2>}
      <ul className={styles.cards}>
        {promotions.map((card, index) => (
          <li key={card.id}>
            <PromotionTile card={card} isFirst={isFirst && index === 0} query={query} />
          </li>
        ))}
      </ul>
    </section>
  );
}
