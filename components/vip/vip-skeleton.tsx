import styles from './vip-progress.module.css';

/** A still card until it is known whether the member has a VIP label. */
export function VipSkeleton() {
  return (
    <div aria-busy="true" className={styles.wait}>
      <span aria-hidden="true" className={styles.barWait} />
    </div>
  );
}
