import styles from './member.module.css';

/** Empty state of a list, with what to do. */
export function EmptyNote({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.rowTitle}>{title}</p>
      {text && <p className={styles.muted}>{text}</p>}
    </div>
  );
}
