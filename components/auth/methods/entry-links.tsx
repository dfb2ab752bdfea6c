import { ClientLink } from '@/components/ui/client-link/client-link';
import styles from './login-methods.module.css';

type EntryLink = {
  readonly href: string;
  readonly label: string;
  readonly before?: string;
};
type EntryLinksProps = { readonly links: readonly EntryLink[] };

/** Links between sign-in pages, usable without script. Each replaces the other in the history, so that Back skips them. */
export function EntryLinks({ links }: EntryLinksProps) {
  return (
    <div className={styles.links}>
      {links.map(({ href, label, before }) => (
        <p className={styles.row} key={href}>
          {before && <span>{before}</span>}
          <ClientLink className={styles.link} href={href} replaces>
            {label}
          </ClientLink>
        </p>
      ))}
    </div>
  );
}
