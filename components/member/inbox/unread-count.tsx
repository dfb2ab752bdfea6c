'use client';

import { useTranslations } from 'next-intl';
import { useInbox } from '@/lib/client/inbox/inbox-store';

/** Number of unread messages of this device; nothing at zero. */
export function UnreadCount({ className }: { readonly className?: string }) {
  const t = useTranslations('member');
  const count = useInbox()?.filter(({ isRead }) => !isRead).length ?? 0;
  if (count === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('inboxUnread', { count })}</span>
    </span>
  );
}
