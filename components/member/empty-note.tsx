import styles from './member.module.css';

/** What stands where a list would: nothing there yet, and what to do about it. */
export function EmptyNote({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.rowTitle}>{title}</p>
      {text && <p className={styles.muted}>{text}</p>}
    </div>
  );
}
