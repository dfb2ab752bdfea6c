import styles from './break.module.css';

/** Until when the break lasts, in the visitor's language and time: left empty here, since it belongs to one visitor; components/safety/late fills it in. */
export function BreakUntil() {
  return <time className={styles.until} data-break-until suppressHydrationWarning />;
}
