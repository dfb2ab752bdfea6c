'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { getUnread, subscribeUnread } from '@/lib/client/service/unread-store';
import styles from './unread-badge.module.css';

const MAX_SHOWN = 99;

const getNone = () => 0;

/** Number of unread messages on the tab of customer service; nothing at zero. */
export function UnreadBadge() {
  const t = useTranslations('unread');
  const count = useSyncExternalStore(subscribeUnread, getUnread, getNone);
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="visually-hidden">{t('label', { count })}</span>
    </span>
  );
}
