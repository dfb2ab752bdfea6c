import { useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/locale/language-links';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { Brand } from '@/lib/shared/merchant/brand';
import styles from './site-footer.module.css';

type SiteFooterProps = {
  readonly brand: Brand;
  readonly language: LanguageCode;
  readonly query: URLSearchParams;
};

/** The end of every page: age, licence, where to find help, and the languages as plain links (B6). */
export function SiteFooter({ brand, language, query }: SiteFooterProps) {
  const t = useTranslations('safety');
  const { minimumAge, licence, helpLinks } = brand.safety;
  return (
    <footer className={styles.footer}>
      <div className={styles.safer}>
        <span aria-label={t('ageLabel', { age: minimumAge })} className={styles.age} role="img">
          {t('age', { age: minimumAge })}
        </span>
        <p>
          <strong className={styles.lead}>{t('title')}</strong>
          {t('text', { age: minimumAge })}
        </p>
      </div>
      {helpLinks.length > 0 && (
        <ul className={styles.links}>
          {helpLinks.map(({ text, url }) => (
            <li key={url}>
              <a className={styles.link} href={url} rel="noopener noreferrer" target="_blank">
                {url.includes(text) ? t('help') : text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {licence && (
        <p className={styles.licence}>
          {licence.text}{' '}
          {licence.url && (
            <a className={styles.inline} href={licence.url} rel="noopener noreferrer" target="_blank">
              {t('licence')}
            </a>
          )}
        </p>
      )}
      <LanguageLinks current={language} languages={brand.languages} look="line" query={query} />
    </footer>
  );
}
