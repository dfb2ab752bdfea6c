import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import styles from './entry.module.css';
import { contactLabelOf, iconOf, isPage } from './entry-display';

const NAMED = new Set(['LIVECHAT', 'EMAIL', 'PHONE']);

function titleCase(kind: string): string {
  return kind.slice(0, 1) + kind.slice(1).toLowerCase();
}

/** Customer service entry: icon, name, kind, and the readable part of its address. */
export function EntryRow({ entry }: { readonly entry: ServiceEntry }) {
  const t = useTranslations('service');
  const { kind, href } = entry;
  const kindText = NAMED.has(kind) ? t(`kind_${kind}`) : titleCase(kind);
  const name = entry.name || kindText || contactLabelOf(href);
  const notes = [kindText, contactLabelOf(href)].filter((note) => note !== '' && note !== name);
  const away = isPage(href) ? { rel: 'noopener noreferrer', target: '_blank' } : {};
  return (
    <li>
      <a className={styles.row} href={href} {...away}>
        <span className={styles.sign}>
          <Icon name={iconOf(entry)} />
        </span>
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          {notes.length > 0 && (
            <span className={styles.notes}>
              {notes.map((note) => (
                <span key={note}>
                  <bdi>{note}</bdi>
                </span>
              ))}
            </span>
          )}
        </span>
        <span className={styles.go}>
          <Icon flips name="chevron" size="small" />
        </span>
      </a>
    </li>
  );
}
