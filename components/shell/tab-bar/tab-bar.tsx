import { useTranslations } from 'next-intl';
import { UnreadBadge } from '@/components/service/unread-badge';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import { CATEGORY_ROUTES, ROUTES, toHref } from '@/lib/shared/routes';
import styles from './tab-bar.module.css';
import { TabLink } from './tab-link';

type TabBarProps = {
  readonly query: URLSearchParams;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

type Tab = {
  readonly id: 'home' | 'games' | 'promotions' | 'service' | 'signIn' | 'me';
  readonly icon: IconName;
  readonly path: string;
  /** Further paths on which the tab is current. */
  readonly also?: readonly string[];
  readonly audience?: 'visitor' | 'member';
  /** Shows the number of unread messages. */
  readonly hasUnread?: boolean;
  /** Feature without which the tab is missing. */
  readonly feature?: Feature;
};

const TABS: readonly Tab[] = [
  { id: 'home', icon: 'home', path: ROUTES.home, also: [ROUTES.index, ROUTES.indexHtml] },
  { id: 'games', icon: 'games', path: ROUTES.game, also: [...CATEGORY_ROUTES, ROUTES.mine] },
  { id: 'promotions', icon: 'gift', path: ROUTES.activity, feature: 'promotions' },
  {
    id: 'service',
    icon: 'headset',
    path: ROUTES.service,
    also: [ROUTES.feedback, ROUTES.diagnosis],
    hasUnread: true,
  },
  {
    id: 'signIn',
    icon: 'user',
    path: ROUTES.login,
    also: [ROUTES.register, ROUTES.registerHtml, ROUTES.recover],
    audience: 'visitor',
  },
  {
    id: 'me',
    icon: 'user',
    path: ROUTES.member,
    also: [ROUTES.settings, ROUTES.inbox, ROUTES.transactions, ROUTES.vip, ROUTES.changePassword],
    audience: 'member',
  },
];

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
