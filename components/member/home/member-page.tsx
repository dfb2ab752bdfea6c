import type { ReactNode } from 'react';
import { NeedsSession } from '@/components/auth/form/needs-session';
import styles from './home.module.css';

/** Page behind the member home: title and content. */
export function MemberPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <NeedsSession>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={styles.home}>{children}</div>
    </NeedsSession>
  );
}
