'use client';

import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { useSession } from '@/lib/client/session/use-session';
import { ROUTES } from '@/lib/shared/routes';
import styles from './member-chip.module.css';

type MemberChipProps = {
  /** Shown until the name is known; always the accessible name. */
  readonly label: string;
  readonly href?: string;
  /** Icon only, where the balance needs the space. */
  readonly isSmall?: boolean;
};

/** Link to the member home. The server renders "Account": the name comes from this tab's mirror. */
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
