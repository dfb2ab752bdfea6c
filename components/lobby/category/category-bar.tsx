import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import { SoftLink } from '@/components/ui/soft-link/soft-link';
import styles from './category-bar.module.css';

/** One way to a category. */
export type CategoryLink = {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly href: string;
  readonly isCurrent?: boolean;
};

type CategoryBarProps = { readonly links: readonly CategoryLink[] };

/** The row of categories that stays in sight while the page scrolls. */
export function CategoryBar({ links }: CategoryBarProps) {
  const t = useTranslations('lobby');
  return (
    <nav aria-label={t('categories')} className={styles.bar}>
      <ul className={styles.list}>
        {links.map(({ id, name, icon, href, isCurrent }) => (
          <li key={id}>
            <SoftLink aria-current={isCurrent ? 'true' : undefined} className={styles.link} href={href}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <span className={styles.name}>{name}</span>
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
