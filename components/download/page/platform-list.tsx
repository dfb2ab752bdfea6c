import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { type Platform, platformsOf } from '@/lib/shared/download/platforms';
import styles from './download.module.css';
import { DownloadButton } from './download-button';
import { InstallStepList } from './install-step-list';
import { OfferLinks } from './offer-links';

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

type PlatformListProps = { readonly links: DownloadLinks; readonly profileNote?: ReactNode };

/** The app for this device, and the others below. The pre-paint script marks which is which; without script all look alike. */
export function PlatformList({ links, profileNote }: PlatformListProps) {
  const t = useTranslations('download');
  const platforms = platformsOf(links);
  const others = platforms.filter(({ offers }) => offers.length > 0);
  return (
    <>
      {platforms.map((platform) => (
        <PlatformCard key={platform.system} platform={platform} profileNote={profileNote} />
      ))}
      {others.map(({ system, offers }) => (
        <section className={`${styles.other} ${styles[system]}`} key={system}>
          <h2 className={styles.otherTitle}>{t('others', { system: t(system) })}</h2>
          <OfferLinks offers={offers} />
        </section>
      ))}
    </>
  );
}
