import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { platformsOf } from '@/lib/shared/download/platforms';
import styles from './download.module.css';
import { OfferLinks } from './offer-links';
import { PlatformCard } from './platform-card';

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
