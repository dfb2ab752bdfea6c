import { Icon } from '@/components/ui/icon/icon';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { toHref } from '@/lib/shared/routes';
import styles from './language-links.module.css';

type LanguageLinksProps = {
  readonly languages: readonly LanguageCode[];
  readonly current: LanguageCode;
  readonly query: URLSearchParams;
  readonly look: 'list' | 'line';
};

/** The merchant's languages by their own names. Plain links: the pipeline stores the choice. */
export function LanguageLinks({ languages, current, query, look }: LanguageLinksProps) {
  if (languages.length < 2) return null;
  return (
    <ul className={styles[look]}>
      {languages.map((code) => {
        const { tag, dir, name } = LANGUAGES[code];
        return (
          <li key={code}>
            <a
              aria-current={code === current ? 'true' : undefined}
              className={styles.link}
              data-lang={code}
              href={toHref('', { lang: code }, query)}
              rel="nofollow"
            >
              <span dir={dir} lang={tag}>
                {name}
              </span>
              {look === 'list' && code === current && <Icon name="check" />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
