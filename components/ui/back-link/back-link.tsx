import type { ReactNode } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import styles from './back-link.module.css';

/** Leads from a detail to its list. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <ClientLink className={styles.back} href={href}>
      <Icon flips name="back" />
      {children}
    </ClientLink>
  );
}
