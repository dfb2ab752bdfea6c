import styles from './member.module.css';

/** Still bars in the shape of the rows to come; assistive technology is told by the region's aria-busy. */
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
