'use client';

import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { useSession } from '@/lib/client/session/use-session';
import { ROUTES } from '@/lib/shared/routes';
import styles from './member-chip.module.css';

type MemberChipProps = {
  /** Said until the name is known, and to assistive technology always. */
  readonly label: string;
  readonly href?: string;
  /** The sign alone, where the balance takes the room of the name. */
  readonly isSmall?: boolean;
};

/** The member's way to the member home. Server HTML says only "Account": the name comes from this tab's mirror. */
export function MemberChip({ label, href = ROUTES.member, isSmall = false }: MemberChipProps) {
  const session = useSession();
  const name = session.state === 'member' ? session.info.userName : '';
  return (
    <ClientLink
      aria-label={name === '' ? label : `${label}: ${name}`}
      className={isSmall ? styles.small : styles.chip}
      href={href}
    >
      <span className={styles.sign}>
        <Icon name="user" size="small" />
      </span>
      {!isSmall && (
        <bdi className={name === '' ? `${styles.name} ${styles.pending}` : styles.name} data-label={label}>
          {name}
        </bdi>
      )}
    </ClientLink>
  );
}
