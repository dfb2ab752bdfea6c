import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { platformsOf } from '@/lib/shared/download/platforms';
import styles from './download.module.css';
import { OfferLinks } from './offer-links';
import { PlatformCard } from './platform-card';

type PlatformListProps = { readonly links: DownloadLinks; readonly profileNote?: ReactNode };

/**
 * The app for this device, and the others below it. Which is which is told by the attribute that the pre-paint script sets: the
 * HTML is the same for all visitors, and without script all are shown alike.
 */
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
