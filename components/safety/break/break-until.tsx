import styles from './break.module.css';

/** End of the break in local time: empty here, because it belongs to one visitor; filled in by lib/client/safety/watch-safety. */
export function BreakUntil() {
  return <time className={styles.until} data-break-until suppressHydrationWarning />;
}
