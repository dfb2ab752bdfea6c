'use client';

import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import styles from './category-bar.module.css';

/** Link to a category. */
export type CategoryLink = {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly href: string;
  readonly isCurrent?: boolean;
};

type CategoryLinksProps = { readonly links: readonly CategoryLink[] };

/** Items of the category bar, rendered in the browser from a few facts, as games are. */
export function CategoryLinks({ links }: CategoryLinksProps) {
  return links.map(({ id, name, icon, href, isCurrent }) => (
    <li key={id}>
      <ClientLink aria-current={isCurrent ? 'true' : undefined} className={styles.link} href={href}>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <span className={styles.name}>{name}</span>
      </ClientLink>
    </li>
  ));
}
