import { ClientLink } from '@/components/ui/client-link/client-link';
import type { EntryPlace } from '@/lib/shared/auth/entry-place';
import styles from './ways.module.css';

type EntryLink = { readonly href: string; readonly label: string; readonly before?: string };
type EntryLinksProps = { readonly links: readonly EntryLink[]; readonly place?: EntryPlace };

/** From one way in to the others: links, so that they lead on without script. Over a page, one overlay takes the place of the other. */
export function EntryLinks({ links, place = 'page' }: EntryLinksProps) {
  return (
    <div className={styles.links}>
      {links.map(({ href, label, before }) => (
        <p className={styles.row} key={href}>
          {before && <span>{before}</span>}
          <ClientLink className={styles.link} href={href} replaces={place === 'overlay'}>
            {label}
          </ClientLink>
        </p>
      ))}
    </div>
  );
}
