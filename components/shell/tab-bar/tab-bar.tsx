import { useTranslations } from 'next-intl';
import { UnreadBadge } from '@/components/service/unread/unread-badge';
import { Icon } from '@/components/ui/icon/icon';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import { toHref } from '@/lib/shared/routes';
import styles from './tab-bar.module.css';
import { TabLink } from './tab-link';
import { TABS } from './tab-list';

type TabBarProps = {
  readonly query: URLSearchParams;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

/** Main navigation. */
export function TabBar({ query, off = [] }: TabBarProps) {
  const t = useTranslations('tab');
  const shown = TABS.filter(({ feature }) => isOffered(off, feature));
  return (
    <nav aria-label={t('name')} className={styles.bar}>
      <ul className={styles.list}>
        {shown.map(({ id, icon, path, also = [], audience, hasUnread }) => (
          <li data-for={audience} key={id}>
            <TabLink href={toHref(path, {}, query)} paths={[path, ...also]}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <span className={styles.label}>{t(id)}</span>
              {hasUnread && <UnreadBadge />}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
