import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import { parseUrl } from '@/lib/shared/url/parse-url';
import styles from './entry.module.css';

const NAMED = new Set(['LIVECHAT', 'EMAIL', 'PHONE']);

function titleCase(kind: string): string {
  return kind.slice(0, 1) + kind.slice(1).toLowerCase();
}

const ICONS: Readonly<Record<string, IconName>> = {
  LIVECHAT: 'chat',
  CHAT: 'chat',
  TELEGRAM: 'send',
  EMAIL: 'mail',
  MAIL: 'mail',
  PHONE: 'phone',
  CALL: 'phone',
  TEL: 'phone',
};

const SCHEME_ICONS: Readonly<Record<string, IconName>> = { tel: 'phone', mailto: 'mail', tg: 'send' };

function schemeOf(href: string): string {
  return href.slice(0, href.indexOf(':')).toLowerCase();
}

/** Returns the icon of an entry, by kind, else by address. */
function iconOf({ kind, href }: Pick<ServiceEntry, 'kind' | 'href'>): IconName {
  return ICONS[kind] ?? SCHEME_ICONS[schemeOf(href)] ?? 'chat';
}

/** Returns the readable part of an address: number, mailbox or host; nothing for an app. */
function contactLabelOf(href: string): string {
  const scheme = schemeOf(href);
  if (scheme === 'tel') return href.slice(4);
  if (scheme === 'mailto') return href.slice(7).split('?', 1)[0] ?? '';
  return scheme === 'https' || scheme === 'http' ? (parseUrl(href)?.host ?? '') : '';
}

/** Whether the address is a page, which opens beside the site; others open an app. */
function isPage(href: string): boolean {
  return /^https?:/.test(href);
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
