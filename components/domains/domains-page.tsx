import { useTranslations } from 'next-intl';
import guide from '@/components/guide/guide.module.css';
import { GuidePage, GuideSection } from '@/components/guide/guide-page';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import { Icon } from '@/components/ui/icon/icon';
import type { OfficialDomain } from '@/lib/shared/domains/domain-files';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import styles from './domains-page.module.css';

type DomainsPageProps = {
  readonly brandName: string;
  readonly domains: readonly OfficialDomain[];
  readonly query: URLSearchParams;
};

const CHECKS = ['checkBar', 'checkLetters', 'checkPassword'] as const;

/** A domain as in an address bar: left to right in every language, never broken inside a word. */
function DomainRow({ domain, subdomains }: OfficialDomain) {
  const t = useTranslations('domains');
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={styles.sign}>
        <Icon name="check" />
      </span>
      <span className={styles.words}>
        <bdi className={styles.domain} dir="ltr" translate="no">
          {subdomains ? `*.${domain}` : domain}
        </bdi>
        {subdomains && <span className={styles.under}>{t('subdomains')}</span>}
      </span>
    </li>
  );
}

/** The brand's real domains: the same HTML for everyone, complete without script. */
export function DomainsPage({ brandName, domains, query }: DomainsPageProps) {
  const t = useTranslations('domains');
  const footer = useTranslations('footer');
  return (
    <GuidePage lead={t('lead', { brand: brandName })} title={t('title')}>
      <ul className={styles.list}>
        {domains.map((one) => (
          <DomainRow key={`${one.domain} ${one.subdomains}`} {...one} />
        ))}
      </ul>
      <GuideSection isCard title={t('checkTitle')}>
        <ol className={styles.checks}>
          {CHECKS.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ol>
      </GuideSection>
      <GuideSection title={t('otherTitle')}>
        <p className={guide.soft}>{t('otherText')}</p>
        <ClientLink className={textLink.link} href={toHref(ROUTES.service, {}, query)}>
          {footer('service')}
        </ClientLink>
      </GuideSection>
      <a className={`${textLink.link} ${styles.file}`} href={SITE_FILES.officialDomains}>
        {t('file')}
      </a>
    </GuidePage>
  );
}
