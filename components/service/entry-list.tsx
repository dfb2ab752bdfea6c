import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import styles from './entry.module.css';
import { EntryRow } from './entry-row';

/** Ways to customer service, one under the other. */
export function EntryList({ entries }: { readonly entries: readonly ServiceEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <EntryRow entry={entry} key={`${entry.position} ${entry.href}`} />
      ))}
    </ul>
  );
}
