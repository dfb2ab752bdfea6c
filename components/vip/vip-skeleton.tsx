import styles from './vip-progress.module.css';

/** Skeleton until the VIP label is known. */
export function VipSkeleton() {
  return (
    <div aria-busy="true" className={styles.wait}>
      <span aria-hidden="true" className={styles.barWait} />
    </div>
  );
}
