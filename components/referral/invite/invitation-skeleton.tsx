import styles from './invitation.module.css';

/** Still shapes where figures, link and QR code will stand. */
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
