import { useTranslations } from 'next-intl';
import styles from './category-bar.module.css';
import { type CategoryLink, CategoryLinks } from './category-links';

type CategoryBarProps = { readonly links: readonly CategoryLink[] };

/** Row of categories that stays visible while scrolling. */
export function CategoryBar({ links }: CategoryBarProps) {
  const t = useTranslations('lobby');
  return (
    <nav aria-label={t('categories')} className={styles.bar}>
      <ul className={styles.list}>
        <CategoryLinks links={links} />
      </ul>
    </nav>
  );
}
