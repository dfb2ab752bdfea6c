import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import styles from './member.module.css';

type RowContentProps = { readonly icon: IconName; readonly title: string; readonly detail?: string };

/** Content of a linked row: icon, label, chevron. */
export function RowContent({ icon, title, detail }: RowContentProps) {
  return (
    <>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.lines}>
        <span className={styles.rowTitle}>{title}</span>
        {detail && <span className={styles.muted}>{detail}</span>}
      </span>
      <span className={styles.go}>
        <Icon flips name="chevron" size="small" />
      </span>
    </>
  );
}
