import type { ReactNode } from 'react';
import styles from '@/components/member/member.module.css';
import { RowContent } from '@/components/member/row-content';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { IconName } from '@/components/ui/icon/icon-table';

type LinkRow = {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string;
};

type LinkCardProps = {
  readonly title?: string;
  readonly links: readonly LinkRow[];
  /** What ends the card. */
  readonly children?: ReactNode;
};

/** Linked rows, with an optional heading. */
export function LinkCard({ title, links, children }: LinkCardProps) {
  return (
    <section className={styles.card}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.rows}>
        {links.map(({ href, ...row }) => (
          <li key={href}>
            <ClientLink className={styles.row} href={href}>
              <RowContent {...row} />
            </ClientLink>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
