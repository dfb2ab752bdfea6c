import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import styles from './member.module.css';

type InfoRowProps = { readonly icon: IconName; readonly title: string; readonly detail?: string };

/** One line of a list: a sign, what it is, and what there is to say about it. */
export function InfoRow({ icon, title, detail }: InfoRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.lines}>
        <bdi className={styles.rowTitle}>{title}</bdi>
        {detail && <bdi className={styles.muted}>{detail}</bdi>}
      </span>
    </li>
  );
}
