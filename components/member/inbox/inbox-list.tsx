'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyNote } from '@/components/member/empty-note';
import styles from '@/components/member/member.module.css';
import { SkeletonRows } from '@/components/member/skeleton-rows';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { markInboxRead, useInbox } from '@/lib/client/inbox/inbox-store';
import { formatMoment, MOMENT } from '@/lib/shared/locale/format-moment';
import type { InboxMessage } from '@/lib/shared/push/inbox';
import own from './inbox.module.css';

function Message({ message }: { readonly message: InboxMessage }) {
  const tag = useLocale();
  const { id, title, body, path, at, isRead } = message;
  const date = new Date(at);
  return (
    <li>
      <ClientLink
        className={`${styles.row} ${isRead ? '' : own.unread}`}
        data-unread={isRead ? undefined : ''}
        href={path}
        onClick={() => void markInboxRead(id)}
      >
        <span className={styles.lines}>
          {title !== '' && <bdi className={styles.rowTitle}>{title}</bdi>}
          {body !== '' && <bdi className={styles.muted}>{body}</bdi>}
          <time className={styles.muted} dateTime={date.toISOString()}>
            <bdi>{formatMoment(tag, MOMENT, date)}</bdi>
          </time>
        </span>
      </ClientLink>
    </li>
  );
}

/** Messages of this device, newest first; opening one marks it as read. */
export function InboxList() {
  const t = useTranslations('member');
  const messages = useInbox();
  const unread = messages?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <section aria-busy={messages === undefined} aria-label={t('inbox')} className={styles.card}>
      {unread > 0 && (
        <p className={styles.muted} role="status">
          {t('inboxUnread', { count: unread })}
        </p>
      )}
      {messages === undefined && <SkeletonRows count={2} />}
      {messages?.length === 0 && <EmptyNote text={t('inboxEmptyText')} title={t('inboxEmptyTitle')} />}
      {messages && messages.length > 0 && (
        <ul className={styles.rows}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
    </section>
  );
}
