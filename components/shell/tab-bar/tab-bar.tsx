import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { toHref } from '@/lib/shared/routes';
import styles from './tab-bar.module.css';
import { TabLink } from './tab-link';
import type { Tab } from './tab-list';

type TabBarProps = { readonly tabs: readonly Tab[]; readonly query: URLSearchParams };

/** The bar under the thumb (B13). */
export function TabBar({ tabs, query }: TabBarProps) {
  const t = useTranslations('tab');
  return (
    <nav aria-label={t('name')} className={styles.bar}>
      <ul className={styles.list}>
        {tabs.map(({ id, icon, path, also = [], sheet, audience }) => {
          const face = (
            <>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <span className={styles.label}>{t(id)}</span>
            </>
          );
          return (
            <li data-for={audience} key={id}>
              {path ? (
                <TabLink href={toHref(path, {}, query)} paths={[path, ...also]}>
                  {face}
                </TabLink>
              ) : (
                <button className={styles.tab} command="show-modal" commandfor={sheet} type="button">
                  {face}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
