import styles from './invitation.module.css';

/** Skeleton of statistics, link and QR code. */
export function InvitationSkeleton() {
  return (
    <div aria-hidden="true" className={styles.parts}>
      <div className={styles.figures}>
        <span className={`${styles.bone} ${styles.figure}`} />
        <span className={`${styles.bone} ${styles.figure}`} />
      </div>
      <span className={`${styles.bone} ${styles.boneField}`} />
      <span className={`${styles.bone} ${styles.boneQr}`} />
    </div>
  );
}
