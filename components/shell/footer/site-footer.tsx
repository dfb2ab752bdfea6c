import { useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/locale/language-links';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { AgeBadge } from './age-badge';
import { FooterLinks } from './footer-links';
import styles from './site-footer.module.css';

type SiteFooterProps = {
  readonly brand: Brand;
  readonly language: LanguageCode;
  readonly query: URLSearchParams;
  /** The REFERRAL promotion. */
  readonly promotion?: PromotionSwitch;
};

/** End of every page: age, licence, help, and languages as plain links. */
export function SiteFooter({ brand, language, query, promotion }: SiteFooterProps) {
  const t = useTranslations('safety');
  const safer = useTranslations('playBreak');
  const { minimumAge, licence, helpLinks } = brand.safety;
  return (
    <footer className={styles.footer}>
      <FooterLinks off={brand.off} promotion={promotion} query={query} />
      <div className={styles.safer}>
        <AgeBadge age={minimumAge} />
        <p>
          <strong className={styles.lead}>{t('title')}</strong>
          {minimumAge > 0 && t('text', { age: minimumAge })}
        </p>
      </div>
      <ul className={styles.links}>
        <li>
          <ClientLink className={styles.link} href={toHref(ROUTES.safety, {}, query)}>
            {safer('footer')}
          </ClientLink>
        </li>
        {helpLinks.map(({ text, url }) => (
          <FooterLink href={url} key={url} text={url.includes(text) ? t('help') : text} />
        ))}
        {licence?.url && <FooterLink href={licence.url} text={t('licence')} />}
      </ul>
      {licence && (
        <p className={styles.licence}>
          <bdi>{licence.text}</bdi>
        </p>
      )}
      <LanguageLinks current={language} languages={brand.languages} look="line" query={query} />
    </footer>
  );
}

function FooterLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <li>
      <a className={styles.link} href={href} rel="noopener noreferrer" target="_blank">
        {text}
      </a>
    </li>
  );
}
