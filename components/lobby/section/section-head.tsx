import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import styles from './section.module.css';

type SectionHeadProps = {
  readonly title: string;
  readonly icon: IconName;
  readonly count?: number;
  readonly href?: string;
};

/** Heading of a row: title, count, and a link to all. */
export function SectionHead({ title, icon, count, href }: SectionHeadProps) {
  const t = useTranslations('lobby');
  return (
    <div className={styles.head}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {count ? <span className={styles.count}>{t('count', { count })}</span> : null}
      {href && (
        <ClientLink className={styles.all} href={href}>
          {t('all')}
          <span className="visually-hidden"> {title}</span>
          <Icon flips name="chevron" size="small" />
        </ClientLink>
      )}
    </div>
  );
}
