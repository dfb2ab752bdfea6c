import styles from './member.module.css';

/** Skeleton rows; the region's aria-busy announces the loading. */
export function SkeletonRows({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div className={styles.row} key={index}>
          <span className={`${styles.bone} ${styles.boneSign}`} />
          <span className={styles.boneLines}>
            <span className={styles.bone} />
            <span className={`${styles.bone} ${styles.boneShort}`} />
          </span>
        </div>
      ))}
    </div>
  );
}
