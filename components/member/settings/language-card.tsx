import { useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/locale/language-links';
import styles from '@/components/member/member.module.css';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

type LanguageCardProps = {
  readonly languages: readonly LanguageCode[];
  readonly current: LanguageCode;
  readonly query: URLSearchParams;
};

/** The merchant's languages, if there is a choice. */
export function LanguageCard({ languages, current, query }: LanguageCardProps) {
  const t = useTranslations('member');
  if (languages.length < 2) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('language')}</h2>
      <LanguageLinks current={current} languages={languages} look="list" query={query} />
    </section>
  );
}
