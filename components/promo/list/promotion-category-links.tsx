import { useTranslations } from 'next-intl';
import type { PromotionCategory } from '@/lib/shared/promo/parse-promotion';
import styles from './promotion-category-links.module.css';

/** Fragment of a category on the page. */
export function anchorOf(id: string): string {
  return `category-${id}`;
}

/** Plain anchors to the categories, usable before script. */
export function PromotionCategoryLinks({
  categories,
}: {
  readonly categories: readonly PromotionCategory[];
}) {
  const t = useTranslations('promo');
  const named = categories.filter(({ name }) => name !== '');
  if (named.length < 2) return null;
  return (
    <nav aria-label={t('categories')} className={styles.bar}>
      <ul className={styles.list}>
        {named.map(({ id, name, promotions }) => (
          <li key={id}>
            <a className={styles.link} href={`#${anchorOf(id)}`}>
              {name}
              <span aria-hidden="true" className={styles.count}>
                {promotions.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
