import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { Platform } from '@/lib/shared/download/platforms';
import styles from './download.module.css';
import { DownloadButton } from './download-button';
import { InstallStepList } from './install-step-list';

type PlatformCardProps = {
  readonly platform: Platform;
  /** Text of the profile, where the site makes it. */
  readonly profileNote?: ReactNode;
};

/** The app for one system: links and installation, or a note that it has no app. */
export function PlatformCard({ platform, profileNote }: PlatformCardProps) {
  const t = useTranslations('download');
  const { system, offers } = platform;
  return (
    <section className={`${styles.card} ${styles[system]}`}>
      <div className={styles.cardHead}>
        <span className={styles.sign}>
          <Icon name="handset" />
        </span>
        <h2 className={styles.cardTitle}>{t(system)}</h2>
        <span className={styles.own}>{t('yours')}</span>
      </div>
      {offers.length === 0 && <p className={styles.muted}>{t('none')}</p>}
      {offers.map(({ type, url }, index) => (
        <div className={styles.offer} key={type}>
          <DownloadButton
            look={index === 0 ? 'primary' : 'quiet'}
            note={type === 'MOBILECONFIG' && profileNote}
            type={type}
            url={url}
          />
          <InstallStepList name={type} />
        </div>
      ))}
    </section>
  );
}
