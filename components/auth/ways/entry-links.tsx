import { SoftLink } from '@/components/ui/soft-link/soft-link';
import styles from './ways.module.css';

type EntryLink = { readonly href: string; readonly label: string; readonly before?: string };

/** From one way in to the others: links, so that they lead on without script. */
export function EntryLinks({ links }: { readonly links: readonly EntryLink[] }) {
  return (
    <div className={styles.links}>
      {links.map(({ href, label, before }) => (
        <p className={styles.row} key={href}>
          {before && <span>{before}</span>}
          <SoftLink className={styles.link} href={href}>
            {label}
          </SoftLink>
        </p>
      ))}
    </div>
  );
}
